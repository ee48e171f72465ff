import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { FileButton } from '../../../look/file-button';
import { Icon } from '../../../look/icons';
import { addText, say, t } from '../../../look/say';
import { Button, Dialog } from '../../../look/widgets';
import { deliver } from '../../../storage/exports';
import { prefs } from '../../../storage/prefs';
import { HOUSE } from '../rules/deck';
import { type Fault, type Read, readDeck, writeDeck } from '../rules/import';
import { text as gameText } from '../speech/text.en';
import { counted } from './math';
import { extrasText } from './text.en';

addText(extrasText);

/** Where an owner of the boxed game types in its cards. Nothing that was typed is ever lost, sound or not. */

interface Props {
  open: boolean;
  onClose(): void;
  /** The canonical text of a sound deck. */
  onUse(text: string): void;
}

export const DeckDialog = (props: Props) => (props.open ? <Editor {...props} /> : null);

/** What lay here last, or what is being dealt, as an owner would type it. */
function begun(): string {
  if (prefs.deckDraft.value) return prefs.deckDraft.value;
  const stored = readDeck(prefs.deck.value);
  return stored.faults ? prefs.deck.value : writeDeck(stored.deck);
}

/** Larger than any deck by far. */
const LARGEST_FILE = 200_000;

/** Kept when the dialog goes, when the page goes, and now and then. */
function useDraft() {
  const draft = useSignal(begun());
  const replaced = useSignal<string | undefined>(undefined);
  const keep = () => {
    prefs.deckDraft.value = draft.value;
  };
  useEffect(() => {
    document.addEventListener('visibilitychange', keep);
    addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
  const replace = (text: string) => {
    if (draft.value.trim() && draft.value !== text) replaced.value = draft.value;
    draft.value = text;
    keep();
  };
  return { draft, replaced, replace, keep };
}

function Editor({ onClose, onUse }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { draft, replaced, replace, keep } = useDraft();
  const said = useSignal('');
  const text = draft.value;
  const empty = text.trim() === '';
  const read = useMemo(() => readDeck(text), [text]);
  const bringBack = () => {
    const old = replaced.value ?? '';
    replaced.value = undefined;
    draft.value = old;
    keep();
  };
  const use = () => {
    if (!read.text) return;
    keep();
    onUse(read.text);
  };
  return (
    <Dialog
      open
      sheet
      title={t('hopper.own.title')}
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('hopper.own.later')}
          </Button>
          <Button kind="main" disabled={!read.text} onClick={use}>
            {t('hopper.own.use')}
          </Button>
        </>
      }
    >
      <p>{t('hopper.own.why')}</p>
      <Files text={text} onText={replace} onSay={(words) => (said.value = words)} />
      {said.value && <p role="status">{said.value}</p>}
      {replaced.value !== undefined && (
        <Button kind="quiet" icon="undo" class="deck-back" onClick={bringBack}>
          {t('hopper.own.back')}
        </Button>
      )}
      <Sheet text={text} area={area} onInput={(typed) => (draft.value = typed)} onLeave={keep} />
      {empty ? (
        <p class="soft">{t('hopper.own.empty')}</p>
      ) : (
        <Verdict read={read} onGo={(line) => go(area.current, line)} />
      )}
    </Dialog>
  );
}

/** The house deck as a start; files in and out. */
function Files({ text, onText, onSay }: { text: string; onText(text: string): void; onSay(words: string): void }) {
  const open = async (file: File) => {
    try {
      if (file.size > LARGEST_FILE) throw new Error('no deck is as long as that');
      onText(await file.text());
      onSay('');
    } catch {
      onSay(t('hopper.own.unread'));
    }
  };
  const save = async () => {
    const how = await deliver(new File([text], 'island-hopper-cards.json', { type: 'application/json' }));
    onSay(how === 'cancelled' ? '' : t('hopper.own.saved'));
  };
  return (
    <div class="row">
      <Button onClick={() => onText(writeDeck(HOUSE))}>{t('hopper.own.house')}</Button>
      <FileButton
        text={t('hopper.own.open')}
        label={t('hopper.own.file')}
        accept=".json,application/json,text/plain"
        onFile={(file) => void open(file)}
      />
      <Button icon="share" disabled={text.trim() === ''} onClick={() => void save()}>
        {t('hopper.own.save')}
      </Button>
    </div>
  );
}

interface SheetProps {
  text: string;
  area: { current: HTMLTextAreaElement | null };
  onInput(text: string): void;
  onLeave(): void;
}

/** Ruled paper with numbered lines. */
function Sheet({ text, area, onInput, onLeave }: SheetProps) {
  const id = useId();
  const numbers = useRef<HTMLPreElement>(null);
  const lines = text.split('\n').length;
  const column = Array.from({ length: lines }, (_, i) => i + 1).join('\n');
  return (
    <div>
      <label class="label" for={id}>
        {t('hopper.own.label')}
      </label>
      <div class="deck-sheet">
        <div class="deck-numbers" aria-hidden="true">
          <pre ref={numbers}>{column}</pre>
        </div>
        <textarea
          id={id}
          ref={area}
          value={text}
          wrap="off"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          onInput={(event) => onInput(event.currentTarget.value)}
          onBlur={onLeave}
          onScroll={(event) => {
            if (numbers.current) numbers.current.style.transform = `translateY(${-event.currentTarget.scrollTop}px)`;
          }}
        />
      </div>
    </div>
  );
}

/** Puts the cursor on that line and brings it into sight. */
function go(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return;
  const lines = area.value.split('\n');
  const before = lines.slice(0, Math.max(0, line - 1));
  const start = before.reduce((n, one) => n + one.length + 1, 0);
  const indent = /^\s*/.exec(lines[before.length] ?? '')?.[0].length ?? 0;
  area.focus();
  area.setSelectionRange(start + indent, start + (lines[before.length] ?? '').length);
  const height = Number.parseFloat(getComputedStyle(area).lineHeight) || 24;
  area.scrollTop = Math.max(0, (before.length - 2) * height);
  area.scrollLeft = 0;
}

function Verdict({ read, onGo }: { read: Read; onGo(line: number): void }) {
  if (!read.faults)
    return (
      <p class="line deck-ready" role="status">
        <Icon name="check" />
        {t('hopper.own.ready', counted(read.deck))}
      </p>
    );
  return (
    <div class="stack deck-faults">
      <p role="status">{t('hopper.own.faults', { n: read.faults.length })}</p>
      <ul>
        {read.faults.map((fault, i) => (
          <li key={i}>
            <button type="button" onClick={() => onGo(fault.line)}>
              {inWords(fault)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function inWords({ line, field, why }: Fault): string {
  const args = { line, field, why: say(why, { text: gameText }) };
  if (line > 0) return t(field ? 'hopper.own.fault' : 'hopper.own.fault.line', args);
  return field ? t('hopper.own.fault.field', args) : args.why;
}
