import './panels.css';

interface PanelIconProps {
  /** The game's own classes. */
  class: string;
  path: string;
  /** Said and shown as a title. */
  label: string;
  viewBox?: string;
}

/** A sign among the facts of a panel. */
export function PanelIcon({ class: own, path, label, viewBox = '0 0 24 24' }: PanelIconProps) {
  return (
    <svg class={`panel-icon ${own}`} viewBox={viewBox} role="img" aria-label={label}>
      <title>{label}</title>
      <path fill-rule="evenodd" d={path} />
    </svg>
  );
}
