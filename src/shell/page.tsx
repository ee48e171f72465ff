import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../look/icons';
import { t } from '../look/say';
import { route, to, turned } from './router';

interface PageProps {
  title: string;
  /** Class of the main part. */
  name: string;
  /** A small label above the title. */
  over?: string;
  /** Beside the title. */
  aside?: ComponentChildren;
  /** Where the way back leads; to the shelf where nothing is said. */
  back?: readonly string[];
  children: ComponentChildren;
}

/** What the way back is called. */
export const backWords = ([page]: readonly string[]): string =>
  t(page === 'table' ? 'home.continue' : page ? 'app.return' : 'app.back');

/** A page with a way back to the shelf, and one to Help. Its title gets the focus when the page is turned. */
export function Page({ title, name, over, aside, back = [], children }: PageProps) {
  const heading = useHeading(title);
  const backTo = backWords(back);
  return (
    <>
      <header class="row page-head">
        <a class="icon-button" href={to(...back)} aria-label={backTo} title={backTo}>
          <Icon name="back" />
        </a>
        <div>
          {over && <p class="label soft">{over}</p>}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
        {route.value[0] !== 'help' && (
          <a class="icon-button" href={to('help')} aria-label={t('home.help')} title={t('home.help')}>
            <Icon name="ask" />
          </a>
        )}
        {aside}
      </header>
      <div class="scale" />
      <main class={name}>{children}</main>
    </>
  );
}

/** Names the window after the page, and moves the focus to its heading unless the app has only just opened. */
export function useHeading(title: string) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const name = t('app.name');
    document.title = title === name ? name : t('app.title', { page: title });
  }, [title]);
  useEffect(() => {
    if (turned.value > 0) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
