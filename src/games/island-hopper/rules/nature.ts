/** What makes sailors of one level play and speak differently here. Factors are 1 where nothing is special. */

export interface Nature {
  /** On what the captain's tile is worth. */
  bid: number;
  /** Dollars of bribes it counts on from each of the others, as captain. */
  hoped: number;
  /** On the share of a contract's pay that it offers for it. */
  bribe: number;
  /** Power of the chance to land: above 1 far islands look further, below 1 nearer. */
  risk: number;
  /** On the worth of a third and further contract of one symbol. */
  sets: number;
  /** How far it counts on the words of the others when it flies. */
  trust: number;
  /** How much it holds to account what a captain did for it, or against it: 0 forgets, 1 pays back in full. */
  memory: number;
  /** Dollars that must be at stake before it opens its mouth. */
  stake: number;
  /** How often its words lead astray a flight that is against its interest. */
  lies: number;
  /** How often it threatens, and how often it then does as it has said. */
  threats: number;
  revenge: number;
  /** How often it promises what it means to keep, and how often it names an island that it has nothing from. */
  promises: number;
  bluffs: number;
}

/** Who says nothing, remembers nothing, and has no ways of its own: people in imagined courses of play. */
export const NOBODY_SPECIAL: Nature = {
  ...{ bid: 1, hoped: 0.2, bribe: 1, risk: 1, sets: 1, trust: 0, memory: 0, stake: Number.POSITIVE_INFINITY },
  ...{ lies: 0, threats: 0, revenge: 0, promises: 0, bluffs: 0 },
};

const STEADY: Nature = {
  ...{ bid: 1, hoped: 0.2, bribe: 1, risk: 1.2, sets: 1, trust: 0.5, memory: 0.4, stake: 1.5 },
  ...{ lies: 0.05, threats: 0.2, revenge: 0.1, promises: 0.6, bluffs: 0.05 },
};

const NATURES: { readonly [character: string]: Nature } = {
  steady: STEADY,
  cautious: {
    ...{ bid: 0.9, hoped: 0.1, bribe: 0.85, risk: 1.6, sets: 1, trust: 0.3, memory: 0.5, stake: 2.5 },
    ...{ lies: 0, threats: 0, revenge: 0, promises: 0.4, bluffs: 0 },
  },
  greedy: {
    ...{ bid: 1.15, hoped: 0.4, bribe: 0.8, risk: 1.1, sets: 0.8, trust: 0.5, memory: 0.2, stake: 1.5 },
    ...{ lies: 0.15, threats: 0.7, revenge: 0.4, promises: 0.2, bluffs: 0.1 },
  },
  builder: {
    ...{ bid: 0.95, hoped: 0.2, bribe: 1.15, risk: 1.2, sets: 2, trust: 0.8, memory: 0.8, stake: 1 },
    ...{ lies: 0.02, threats: 0.1, revenge: 0.05, promises: 0.9, bluffs: 0 },
  },
  bluffer: {
    ...{ bid: 1.05, hoped: 0.3, bribe: 1, risk: 1.05, sets: 1, trust: 0.8, memory: 0.1, stake: 1 },
    ...{ lies: 0.5, threats: 0.5, revenge: 0.1, promises: 0.8, bluffs: 0.5 },
  },
};

/** Of a character by its name; unknown ones are steady. */
export const natureOf = (character: string | undefined): Nature =>
  Object.hasOwn(NATURES, character ?? '') ? NATURES[character as string] : STEADY;
