import { MAXIMUM_HAND_PICKED, SuitTag } from './product-guidance.ts';
import { check, type FieldFailure, required, shortEnough, singleLine } from './validation-rules.ts';

/** Longest reason why a product suits something. */
export const MAXIMUM_REASON_LENGTH = 120;

/** Why a product suits something, in both languages. */
export interface SuitFields {
  readonly tag: SuitTag;
  readonly reasonKo: string;
  readonly reasonEn: string;
}

/** What a product suits, and which others go with it, as far as it can be wrong by itself. */
export interface GuidanceFields {
  /** Null leaves them as they are; a new product gets none. */
  readonly suits: readonly SuitFields[] | null;
  /** Ids of products in order; null leaves them as they are. */
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

/** Suits and companions of a product (GUIDANCE-1, GUIDANCE-5). Whether the companions exist, the server knows. */
export function validateGuidance({ suits, goesWithIds }: GuidanceFields): FieldFailure[] {
  return [...(suits ? suitFailures(suits) : []), ...(goesWithIds ? goesWithFailures(goesWithIds) : [])];
}
