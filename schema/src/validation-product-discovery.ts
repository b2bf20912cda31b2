import { MAXIMUM_HAND_PICKED, SuitTag } from './product-discovery.ts';
import { check, type FieldFailure, required, shortEnough, singleLine } from './validation-rules.ts';

/** Longest reason why a product suits something. */
export const MAXIMUM_REASON_LENGTH = 120;

/** Why a product suits something, in both languages. */
export interface SuitFields {
  readonly tag: SuitTag;
  readonly reasonKo: string;
  readonly reasonEn: string;
}

/** Uses that a product suits, and its companion products, as far as they can be validated on their own. */
export interface DiscoveryFields {
  /** Null keeps the stored value; a new product gets none. */
  readonly suits: readonly SuitFields[] | null;
  /** Ids of the companion products in order; null keeps the stored value. */
  readonly goesWithIds: readonly string[] | null;
}

function suitFailures(suits: readonly SuitFields[]): FieldFailure[] {
  const tags = suits.map(({ tag }) => tag);
  const isRepeated = new Set(tags).size < tags.length;
  if (isRepeated || tags.some((tag) => !(tag in SuitTag))) return [{ path: 'suits', key: 'product.suitRepeated' }];
  const reason = [required('product.reasonRequired'), shortEnough(MAXIMUM_REASON_LENGTH), singleLine] as const;
  return suits.flatMap(({ reasonKo, reasonEn }, index) =>
    check([
      [`suits.${index}.reasonKo`, reasonKo, ...reason],
      [`suits.${index}.reasonEn`, reasonEn, ...reason],
    ]),
  );
}

function goesWithFailures(ids: readonly string[]): FieldFailure[] {
  if (ids.length > MAXIMUM_HAND_PICKED) return [{ path: 'goesWithIds', key: 'product.goesWithTooMany' }];
  return new Set(ids).size < ids.length ? [{ path: 'goesWithIds', key: 'product.goesWithRepeated' }] : [];
}

/** Suits and companions of a product (DISCOVERY-1, DISCOVERY-5). The server checks whether the companions exist. */
export function validateDiscovery({ suits, goesWithIds }: DiscoveryFields): FieldFailure[] {
  return [...(suits ? suitFailures(suits) : []), ...(goesWithIds ? goesWithFailures(goesWithIds) : [])];
}
