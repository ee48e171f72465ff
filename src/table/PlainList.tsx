import type { ComponentChildren } from 'preact';
import { t } from '../look/say';
import { sayer } from './context';
import type { Viewpoint } from './viewpoint';

/** The table in words. Together with the action bar, which then lists every pick, a whole game is played without the board. */
export function PlainList({ viewpoint, children }: { viewpoint: Viewpoint; children?: ComponentChildren }) {
  const say = sayer(viewpoint);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <section class="plain" aria-label={t('table.inWords')} tabIndex={0}>
      {children}
      <div class="plain-columns">
        {viewpoint.game.describe(viewpoint.view.value).map((section) => (
          <section key={say(section.heading)}>
            <h2 class="label">{say(section.heading)}</h2>
            <ul>
              {section.lines.map((line, i) => (
                <li key={i}>{say(line)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
