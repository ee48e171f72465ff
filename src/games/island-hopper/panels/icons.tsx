import './marks.css';
import type { ComponentChildren } from 'preact';
import { FIGURES } from '../draw/figures';
import { GOODS, type Good, ISLANDS, type Island, type Symbol as Sign, SYMBOLS } from '../rules/deck';
import { MIDDLES } from '../rules/lagoon';

/** Small drawings for what stands beside the board. Goods are the ones of the board. */

interface Labelled {
  /** Without words the drawing stands beside them and is silent. */
  label?: string;
}

interface DrawingProps extends Labelled {
  class: string;
  box?: string;
  children: ComponentChildren;
}

function Drawing({ class: name, box = '0 0 24 24', label, children }: DrawingProps) {
  if (!label) {
    return (
      <svg class={name} viewBox={box} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg class={name} viewBox={box} role="img" aria-label={label}>
      <title>{label}</title>
      {children}
    </svg>
  );
}

/** A good on its white disc, as it is printed on an island. */
export function GoodMark({ good, label }: Labelled & { good: Good }) {
  return (
    <Drawing class={`hopper-good hopper-good-${GOODS[good]}`} box="-9 -9 66 66" label={label}>
      <circle class="hopper-good-disc" cx="24" cy="24" r="31" />
      {FIGURES[good].map(({ path, fill, line }, i) => (
        <path key={i} class={fill ? `tone-${fill}` : 'tone-none'} d={path} stroke-width={line || undefined} />
      ))}
    </Drawing>
  );
}

const SIGNS: readonly { solid?: string; lines?: string }[] = [
  // anchor
  {
    lines:
      'M12 7.5V21M7.500 10.500h9M4 14.500c.8 4.300 4 6.500 8 6.500s7.200-2.200 8-6.500M2.300 17.200L4 14l3 1.800M21.700 17.200L20 14l-3 1.800M12 7.300a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  },
  // palm
  {
    solid:
      'M12 9.800C9.500 6.300 5.600 6.200 2.300 9.800 5.800 8.600 9 9 12 9.800zM12 9.800C14.500 6.300 18.400 6.200 21.700 9.800 18.200 8.600 15 9 12 9.800zM12 9.800C12 5.600 9 2.800 4.800 3.200 8.200 4.400 10.200 6.400 12 9.800zM12 9.800C12 5.600 15 2.800 19.200 3.200 15.800 4.400 13.800 6.400 12 9.800zM12 9.800C8.500 9.800 5.700 12 5.200 16 7.200 12.800 9.200 11 12 9.800zM12 9.800C15.500 9.800 18.300 12 18.800 16 16.800 12.800 14.800 11 12 9.800zM11.100 10h1.800c-.500 4-.300 8 .700 12h-3.400c1-4 1.300-8 .9-12z',
  },
  // scallop shell
  {
    solid:
      'M12 2.500c5.500 0 9.500 4 9.500 8.700 0 3-3 5.500-6.700 7.800l.700 2.500h-7l.700-2.500C5.500 16.700 2.500 14.200 2.500 11.200 2.500 6.500 6.500 2.500 12 2.500z',
    lines: 'M12 18.500V5.500M10.500 18.500L6.700 6.800M13.500 18.500l3.800-11.700M9 17.500l-4.500-6M15 17.500l4.500-6',
  },
  // starfish
  {
    solid:
      'M12 1.800c.8 0 1.300 1.200 2.900 5.300.300.700.700 1 1.500 1.100 4.100.300 5.600.300 5.900 1.200.200.800-.8 1.500-4.300 4.300-.6.500-.7.900-.6 1.600 1 4.100 1.300 5.300.7 5.900-.8.500-1.700-.3-5.300-2.500-.6-.400-1-.400-1.600 0-3.600 2.200-4.500 3-5.300 2.500-.6-.6-.300-1.800.7-5.900.100-.7 0-1.100-.6-1.600C2.500 10.900 1.500 10.200 1.700 9.400c.300-.900 1.800-.900 5.900-1.200.8-.100 1.200-.400 1.500-1.100C10.700 3 11.200 1.800 12 1.800z',
  },
];

/** The symbol of a contract in its own colour. */
export function SymbolMark({ symbol, label }: Labelled & { symbol: Sign }) {
  const { solid, lines } = SIGNS[symbol];
  return (
    <Drawing class={`hopper-symbol hopper-of-${SYMBOLS[symbol]}`} label={label}>
      {solid && <path class="hopper-solid" d={solid} />}
      {lines && <path class={solid ? 'hopper-rib' : 'hopper-line'} d={lines} />}
    </Drawing>
  );
}

const ICONS = {
  plane:
    'M12 1.500c1 0 1.600 1.300 1.600 3v3.600l8.400 3.400v2.300l-8.400-1.300-.5 5.200 2.900 2v1.800L12 20.600l-4 .9v-1.800l2.900-2-.5-5.200L2 13.800v-2.300l8.400-3.400V4.500c0-1.700.6-3 1.600-3z',
  contract:
    'M5 2.500h14v19l-2.300-1.700-2.400 1.700-2.300-1.700-2.300 1.700-2.400-1.700L5 21.500zM8 7h8v1.700H8zM8 11h8v1.700H8zM8 15h5v1.700H8z',
  completed:
    'M5 2.500h14v19l-2.300-1.700-2.400 1.700-2.300-1.700-2.300 1.700-2.400-1.700L5 21.500zM7.500 11.300l1.400-1.400 2.300 2.300 4.300-4.700 1.500 1.400-5.800 6.300z',
  passed: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM6 10.500v3h12v-3z',
  ready:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM6.300 12.200l1.900-1.900 2.700 2.700 5.300-5.800 2 1.900-7.200 7.900z',
  known:
    'M12 5c4.300 0 7.700 2.300 10 7-2.300 4.700-5.700 7-10 7s-7.700-2.300-10-7c2.300-4.700 5.700-7 10-7zM12 7.800a4.200 4.200 0 1 0 0 8.400 4.200 4.200 0 0 0 0-8.400zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  tourist:
    'M8.500 5.700C8.700 3.600 10 2 12 2s3.300 1.600 3.500 3.700l3.500.8v1.300H5V6.500zM8.300 8.800h7.400a3.700 3.700 0 0 1-7.400 0zM5.500 22c0-4.600 2.700-7.500 6.500-7.500s6.500 2.900 6.500 7.500z',
  company:
    'M4 2h2v1.500c4-1.800 6.500 1.700 9.500.8 1.700-.5 3-1.300 4.500-1.300l-2.500 5L20 13c-1.500 0-2.800.8-4.500 1.300-3 .9-5.500-2.600-9.500-.8V22H4z',
  remove: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM7.500 10.900v2.200h9v-2.200z',
  last: 'M5 15a7 7 0 0 1 14 0zM11 2h2v4h-2zM3.300 6.200l1.400-1.400 2.600 2.600-1.400 1.400zM16.700 7.400l2.600-2.600 1.400 1.400-2.600 2.600zM1 17c3.500-1.700 7.300 1.700 11 0s7.500-1.700 11 0v2c-3.500-1.700-7.300 1.700-11 0s-7.500-1.700-11 0zM1 21h22v1.700H1z',
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name, label }: Labelled & { name: IconName }) {
  return (
    <Drawing class={`panel-icon hopper-icon-${name}`} label={label}>
      <path fill-rule="evenodd" d={ICONS[name]} />
    </Drawing>
  );
}

/** A dollar, struck. */
export function Coin({ label }: Labelled) {
  return (
    <Drawing class="hopper-dollar" label={label}>
      <circle cx="12" cy="12" r="10.600" />
      <circle class="hopper-dollar-rim" cx="12" cy="12" r="8.300" />
      <path d="M15.300 9.200c-.3-1.400-1.600-2-3.300-2-1.900 0-3.300.9-3.300 2.400 0 3.400 6.800 1.500 6.800 4.900 0 1.500-1.500 2.400-3.500 2.400-1.900 0-3.300-.8-3.600-2.300M12 5.300v13.400" />
    </Drawing>
  );
}

/** Where an island lies: the whole lagoon as dots, this one large. */
export function Dial({ island }: { island: Island }) {
  const at = (i: Island) => ({ cx: MIDDLES[i][0] / 1000, cy: MIDDLES[i][1] / 1000 });
  return (
    <svg class="hopper-dial" viewBox="-11.500 -8 23 16" aria-hidden="true">
      <path d="M-1.500 0h3M0-1.500v3" />
      {Array.from({ length: ISLANDS }, (_, i) => i !== island && <circle key={i} {...at(i)} r="0.8" />)}
      <circle class="here" {...at(island)} r="2.200" />
    </svg>
  );
}

/** A compass needle that points along a heading. */
export function Needle({ degrees }: { degrees: number }) {
  return (
    <svg class="hopper-needle" viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="18" />
      <path d="M0-18v4M18 0h-4M0 18v-4M-18 0h4" />
      <g transform={`rotate(${degrees})`}>
        <path class="ahead" d="M0-15.500L5 2H-5z" />
        <path class="astern" d="M0 12L5 2H-5z" />
      </g>
    </svg>
  );
}
