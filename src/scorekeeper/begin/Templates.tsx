import './own.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button, IconButton } from '../../look/widgets';
import { deliver } from '../../storage/exports';
import { dropTemplate, readTemplates, type Template, templateFile } from '../../storage/templates';
import { type Own, ownOf } from './own';

/** Games that people described before: to play again, to change, to hand on and to forget. */

interface Props {
  own: Own;
  onPick(own: Own): void;
}

async function share(template: Template): Promise<void> {
  const how = await deliver(templateFile(template, t('template.notice')));
  if (how !== 'cancelled') toast(t(`transfer.${how}`));
}

function One(props: { template: Template; picked: boolean; onPick(): void; onDrop(): void }) {
  const { template, picked, onPick, onDrop } = props;
  const { name } = template;
  return (
    <li class="row">
      <Button class="own-pick" aria-pressed={picked} onClick={onPick}>
        {name}
      </Button>
      <IconButton icon="share" label={t('template.share', { name })} onClick={() => void share(template)} />
      <IconButton icon="trash" label={t('template.delete', { name })} onClick={onDrop} />
    </li>
  );
}

export function Templates({ own, onPick }: Props) {
  const kept = useSignal<readonly Template[]>([]);
  const follow = async (all: Promise<readonly Template[]>) => {
    kept.value = await all;
  };
  useEffect(() => void follow(readTemplates()), []);

  async function drop({ name }: Template): Promise<void> {
    const { left, back } = await dropTemplate(name);
    kept.value = left;
    toast(t('template.deleted', { name }), { text: t('template.back'), run: () => void follow(back()) });
  }

  if (kept.value.length === 0) return null;
  return (
    <section class="panel">
      <h2 class="label">{t('template.title')}</h2>
      <ul class="stack">
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
  );
}
