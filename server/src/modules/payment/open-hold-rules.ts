import type { Units } from '../stock/index.ts';

/** Whose limits a hold counts against: keys that stand for the caller's network, and for who they say they are. */
export interface HolderKeys {
  readonly network: string;
  /** Mailbox, phone and cart. Whoever lies chooses them freely, so they ask for proofs and shut nobody out. */
  readonly person: readonly string[];
}

/** Units that are held, or ordered, without having been paid. */
export interface OpenHold {
  readonly holderKeys: readonly string[];
  readonly lines: readonly Units[];
}

/**
 * The share of a product's units that one network may hold at a time, however many proofs it brings, and may have ordered
 * without paying. Small stocks allow `unitsPerNetwork`.
 */
const NETWORK_SHARE = 0.1;

const sum = (lines: readonly Units[]) => lines.reduce((total, { quantity }) => total + quantity, 0);

export const toKeyList = ({ network, person }: HolderKeys): string[] => [network, ...person];

function unitsUnder(open: readonly OpenHold[], key: string): number {
  return sum(open.filter(({ holderKeys }) => holderKeys.includes(key)).flatMap(({ lines }) => lines));
}

/** A network goes free for `unitsPerNetwork` units, a person for half of them. */
export function needsProof(
  open: readonly OpenHold[],
  { network, person }: HolderKeys,
  asked: readonly Units[],
  unitsPerNetwork: number,
): boolean {
  const units = sum(asked);
  // A cart of its own always goes free where nothing else is open: it may hold more than the limit.
  const isOver = (key: string, limit: number) => {
    const before = unitsUnder(open, key);
    return before > 0 && before + units > limit;
  };
  return isOver(network, unitsPerNetwork) || person.some((key) => isOver(key, unitsPerNetwork / 2));
}

/** What the network would have of each product, where that is more than any stock allows without being looked up. */
export function crowdedProducts(
  open: readonly OpenHold[],
  { network }: HolderKeys,
  asked: readonly Units[],
  unitsPerNetwork: number,
): Map<string, number> {
  const lines = open.filter(({ holderKeys }) => holderKeys.includes(network)).flatMap((hold) => hold.lines);
  const wouldHave = asked.map(({ productId, quantity }) => {
    const before = sum(lines.filter((line) => line.productId === productId));
    return [productId, before + quantity] as const;
  });
  return new Map(wouldHave.filter(([, units]) => units > unitsPerNetwork));
}

/** The most units of a product that one network may have open, of those in the warehouse. */
export const networkShare = (unitsInWarehouse: number, unitsPerNetwork: number): number =>
  Math.max(unitsPerNetwork, Math.floor(unitsInWarehouse * NETWORK_SHARE));
