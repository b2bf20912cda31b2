import type { Units } from '../stock/index.ts';

/**
 * The keys under which a hold counts against limits: one for the caller's network, others for the person that the caller claims
 * to be.
 */
export interface HolderKeys {
  readonly network: string;
  /** Mailbox, phone and cart. They can be invented, so their limits only require a proof and never block anybody. */
  readonly person: readonly string[];
}

/** Units that are held or ordered but not paid. */
export interface OpenHold {
  readonly holderKeys: readonly string[];
  readonly lines: readonly Units[];
}

/**
 * The share of a product's units that one network may hold at a time, even with proofs, and may have ordered without paying. For
 * small stocks the limit is `unitsPerNetwork`.
 */
const NETWORK_SHARE = 0.1;

const sum = (lines: readonly Units[]) => lines.reduce((total, { quantity }) => total + quantity, 0);

export const toKeyList = ({ network, person }: HolderKeys): string[] => [network, ...person];

function unitsUnder(open: readonly OpenHold[], key: string): number {
  return sum(open.filter(({ holderKeys }) => holderKeys.includes(key)).flatMap(({ lines }) => lines));
}

/** A network needs no proof for `unitsPerNetwork` units, a person for half of them. */
export function needsProof(
  open: readonly OpenHold[],
  { network, person }: HolderKeys,
  asked: readonly Units[],
  unitsPerNetwork: number,
): boolean {
  const units = sum(asked);
  // If nothing else is open, a cart needs no proof, even if it holds more than the limit.
  const isOver = (key: string, limit: number) => {
    const before = unitsUnder(open, key);
    return before > 0 && before + units > limit;
  };
  return isOver(network, unitsPerNetwork) || person.some((key) => isOver(key, unitsPerNetwork / 2));
}

/**
 * The units of each product that the network would have open, if more than `unitsPerNetwork`; up to that many are allowed for any
 * stock.
 */
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

/** The maximum number of units of a product that one network may have open. */
export const networkShare = (unitsInWarehouse: number, unitsPerNetwork: number): number =>
  Math.max(unitsPerNetwork, Math.floor(unitsInWarehouse * NETWORK_SHARE));
