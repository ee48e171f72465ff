import './own.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { say, t } from '../look/say';
import { toast } from '../look/toast';
import { Button, IconButton } from '../look/widgets';
import { deliver } from '../storage/exports';
import { dropTemplate, keepTemplate, readTemplates, type Template, templateFile } from '../storage/templates';
import { describedBy, type Own, ownOf } from './own';

/** Games that people described before: to play again, to change, to hand on and to forget. */

interface Props {
  own: Own;
  onPick(own: Own): void;
  /** Where the game is described: what is kept stands above, the way to keep it below. */
  children: ComponentChildren;
}

async function share(template: Template): Promise<void> {
  const how = await deliver(templateFile(template, t('template.notice')));
  if (how !== 'cancelled') toast(t(`transfer.${how}`));
}

function One(props: { template: Template; picked: boolean; onPick(): void; onDrop(): void }) {
  const { template, picked, onPick, onDrop } = props;
  const { name } = template;
  return (
    <li>
      <Button class="own-pick" aria-pressed={picked} onClick={onPick}>
        {name}
      </Button>
      <IconButton icon="share" label={t('template.share', { name })} onClick={() => void share(template)} />
      <IconButton icon="trash" label={t('template.delete', { name })} onClick={onDrop} />
    </li>
  );
}

export function Templates({ own, onPick, children }: Props) {
  const kept = useSignal<readonly Template[]>([]);
  const follow = async (all: Promise<readonly Template[]>) => {
    kept.value = await all;
  };
  useEffect(() => void follow(readTemplates()), []);

  async function keep(): Promise<void> {
    if (own.name.trim() === '') return void toast(t('template.nameless'));
    const { template, why } = describedBy(own);
    if (why) return void toast(say(why));
    const before = kept.value.length;
    await follow(keepTemplate(template));
    toast(t(kept.value.length > before ? 'template.kept' : 'template.changed', { name: template.name }));
  }

  async function drop({ name }: Template): Promise<void> {
    const { left, back } = await dropTemplate(name);
    kept.value = left;
    toast(t('template.deleted', { name }), { text: t('template.back'), run: () => void follow(back()) });
  }

  return (
    <>
      {kept.value.length > 0 && (
        <section class="panel own-kept">
          <h2 class="label">{t('template.title')}</h2>
          <ul>
            {kept.value.map((template) => (
              <One
                key={template.name}
                template={template}
                picked={own.name.trim() === template.name}
                onPick={() => onPick(ownOf(template))}
                onDrop={() => void drop(template)}
              />
            ))}
          </ul>
        </section>
      )}
      {children}
      <Button icon="keep" onClick={() => void keep()}>
        {t('template.keep')}
      </Button>
    </>
  );
}
