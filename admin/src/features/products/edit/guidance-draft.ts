import { MAXIMUM_HAND_PICKED, SuitTag } from '@eunbit/schema/product-guidance';
import type { SuitFields } from '@eunbit/schema/validation-product-guidance';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';

/** What a product suits, and which others go with it. */
export interface GuidanceDraft {
  /** In the order of the tags. */
  readonly suits: readonly SuitFields[];
  readonly goesWithIds: readonly string[];
}

export const EMPTY_GUIDANCE: GuidanceDraft = { suits: [], goesWithIds: [] };

const TAGS = Object.values(SuitTag);
const inOrder = (suits: readonly SuitFields[]) => TAGS.flatMap((tag) => suits.find((suit) => suit.tag === tag) ?? []);

export function toGuidanceDraft({ suits, goesWithIds }: StaffProductFieldsFragment): GuidanceDraft {
  const fields = suits.map(({ tag, reasonKo, reasonEn }) => ({ tag, reasonKo, reasonEn }));
  return { suits: inOrder(fields), goesWithIds: [...goesWithIds] };
}

/** The mutation's input. */
export function guidanceInput({ suits, goesWithIds }: GuidanceDraft) {
  return { suits: suits.map((suit) => ({ ...suit })), goesWithIds: [...goesWithIds] };
}

/** Chooses a tag, with empty reasons, or drops it. In a fixed order, so that both leave the form unchanged. */
export function withSuit(suits: readonly SuitFields[], tag: SuitTag, isChosen: boolean): SuitFields[] {
  const others = suits.filter((suit) => suit.tag !== tag);
  return isChosen ? inOrder([...others, { tag, reasonKo: '', reasonEn: '' }]) : others;
}

/** Puts a product at a place, or empties it; the next ones move up. A product stands at one place only. */
export function withCompanion(ids: readonly string[], place: number, id: string): string[] {
  const placed = [...ids];
  if (id === '') placed.splice(place, 1);
  else placed[place] = id;
  return placed
    .filter((one, index) => one !== id || index === Math.min(place, placed.length - 1))
    .slice(0, MAXIMUM_HAND_PICKED);
}
