import { useSignal } from '@preact/signals';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { language } from '../look/language';
import { say, t } from '../look/say';
import { Toasts } from '../look/toast';
import { Button, IconButton } from '../look/widgets';
import { lasting } from '../storage/lasting';
import { behind, retry, trouble } from '../storage/store';
import './shell.css';
import { Home } from './Home';
import { lazily } from './lazy';
import { Page } from './page';
import { route } from './router';

/** Which screen is on, and what hangs over every screen: the storage banner and short messages. */

const NewGame = lazily(() => import('./NewGame'));
const Table = lazily(() => import('../table/Table'));
const Continue = lazily(() => import('./Continue'));
const Keep = lazily(() => import('./Keep'));
const ScoreSheet = lazily(() => import('./ScoreSheet'));
const LayPage = lazily(() => import('./LayPage'));
const FromTablePage = lazily(() => import('./FromTablePage'));
const Library = lazily(() => import('./Library'));
const Move = lazily(() => import('./Move'));
const Rules = lazily(() => import('./Rules'));
const Learn = lazily(() => import('./Learn'));
const Settings = lazily(() => import('./Settings'));
const Help = lazily(() => import('./Help'));
const About = lazily(() => import('./About'));
const Print = lazily(() => import('./Print'));
const Blank = lazily(() => import('./Blank'));

/** What the disk has not taken: why, and how many moves. The table has a mark in its bar for it. */
function Banner() {
  const hushed = useSignal(false);
  const why = trouble.value;
  const moves = behind.value;
  useEffect(() => {
    // the same trouble on another day is told again
    hushed.value = false;
  }, [lasting.value, why?.key]);
  if (!lasting.value || route.value[0] === 'table' || hushed.value) return null;
  return (
    <div class="row trouble" role="alert">
      <p>
        {why && say(why)} {moves > 0 && t('store.behind', { n: moves })}
      </p>
      <Button onClick={() => void retry()}>{t('store.retry')}</Button>
      <IconButton icon="close" label={t('app.close')} onClick={() => (hushed.value = true)} />
    </div>
  );
}

function Screen() {
  const [page = '', id = '', detail] = route.value;
  switch (page) {
    case '':
      return <Home />;
    case 'continue':
      return <Continue />;
    case 'new':
      return <NewGame key={id} id={id} />;
    case 'table':
      return <Table key={id} id={id} />;
    case 'keep':
      return <Keep key={id} id={id} />;
    case 'sheet':
      return <ScoreSheet key={id} id={id} />;
    case 'lay':
      return <LayPage key={id} id={id} />;
    case 'from-table':
      return <FromTablePage key={id} id={id} />;
    case 'library':
      return <Library key={`${id} ${detail}`} id={id} detail={detail} />;
    case 'move':
      return <Move />;
    case 'rules':
      return <Rules key={id} id={id} paragraph={detail} />;
    case 'learn':
      return <Learn key={id} id={id} />;
    case 'settings':
      return <Settings />;
    case 'help':
      return <Help key={id} id={id} />;
    case 'about':
      return <About />;
    case 'print':
      return <Print key={id} id={id} />;
    case 'blank':
      return <Blank key={`${id} ${detail}`} id={id} play={detail} />;
    default:
      return (
        <Page title={t('app.missing')} name="mid notice">
          {null}
        </Page>
      );
  }
}

/** A page that breaks says so and leaves the way home; the saved games are untouched. */
function Guarded() {
  const [error, forget] = useErrorBoundary((broken) => {
    void import('./mishaps').then(({ noteMishap }) => noteMishap(broken));
  });
  // another page gets another chance
  useEffect(() => forget, [route.value]);
  if (!error) return <Screen />;
  return (
    <Page title={t('app.broken')} name="mid notice">
      <Button onClick={() => location.reload()}>{t('app.reload')}</Button>
    </Page>
  );
}

export function App() {
  return (
    <>
      <Banner />
      {/* boards draw their words, and lists are sorted by them: another language begins every screen anew */}
      <Guarded key={language.value} />
      <Toasts />
    </>
  );
}
