import { t } from '../look/say';
import { sayer } from './context';
import type { TableModel } from './model';

/** The table in words. Together with the action bar, which then lists every pick, a whole game is played without the board. */
export function PlainList({ model }: { model: TableModel }) {
  const say = sayer(model);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <section class="plain" aria-label={t('table.inWords')} tabIndex={0}>
      <div class="plain-columns">
        {model.game.describe(model.view.value).map((section) => (
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
