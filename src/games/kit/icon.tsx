import './panels.css';

interface PanelIconProps {
  /** The game's own classes. */
  class: string;
  path: string;
  /** Said and shown as a title. Without it the sign stands beside words and is silent. */
  label?: string | undefined;
  viewBox?: string;
}

/** A sign among the facts of a panel. */
export function PanelIcon({ class: own, path, label, viewBox = '0 0 24 24' }: PanelIconProps) {
  return (
    <svg
      class={`panel-icon ${own}`}
      viewBox={viewBox}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {label && <title>{label}</title>}
      <path fill-rule="evenodd" d={path} />
    </svg>
  );
}
