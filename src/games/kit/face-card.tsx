import './faces.css';
import type { ComponentChildren } from 'preact';

/** A choice that has a face of its own: the very thing, a number, and as few words as will do. */

interface FaceCardProps {
  /** The pick. */
  id: string;
  /** The whole sentence, for whoever hears it. */
  name: string;
  chosen: boolean;
  onPick(id: string): void;
  /** In its upper corner: the number by which people speak of it. */
  number?: string | number | undefined;
  /** Its name under the picture, where there is room. */
  title?: string | undefined;
  /** The game's own class: colour and art. */
  class?: string;
  disabled?: boolean;
  /** What is told of it, where that is not the pick. */
  about?: string | undefined;
  /** The picture and its figures; its name says what they mean. */
  children?: ComponentChildren;
}

export function FaceCard({
  id,
  name,
  chosen,
  onPick,
  number,
  title,
  class: own = '',
  children,
  ...rest
}: FaceCardProps) {
  const { about = id, disabled = false } = rest;
  return (
    <button
      type="button"
      class={`face-card ${own} ${chosen ? 'chosen' : ''}`}
      data-pick={id}
      data-about={about}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={() => onPick(id)}
    >
      <span class="unseen">{name}</span>
      {number !== undefined && (
        <b class="face-number" aria-hidden="true">
          {number}
        </b>
      )}
      <span class="face-art row" aria-hidden="true">
        {children}
      </span>
      {title !== undefined && (
        <span class="face-title" aria-hidden="true">
          {title}
        </span>
      )}
    </button>
  );
}
