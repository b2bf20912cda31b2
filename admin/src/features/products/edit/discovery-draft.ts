import { MAXIMUM_HAND_PICKED, SuitTag } from '@eunbit/schema/product-discovery';
import type { SuitFields } from '@eunbit/schema/validation-product-discovery';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';

/** Needs that a product suits, and its companion products. */
export interface DiscoveryDraft {
  /** Sorted by tag. */
  readonly suits: readonly SuitFields[];
  readonly goesWithIds: readonly string[];
}

export const EMPTY_DISCOVERY: DiscoveryDraft = { suits: [], goesWithIds: [] };

const TAGS = Object.values(SuitTag);
const inOrder = (suits: readonly SuitFields[]) => TAGS.flatMap((tag) => suits.find((suit) => suit.tag === tag) ?? []);

export function toDiscoveryDraft({ suits, goesWithIds }: StaffProductFieldsFragment): DiscoveryDraft {
  const fields = suits.map(({ tag, reasonKo, reasonEn }) => ({ tag, reasonKo, reasonEn }));
  return { suits: inOrder(fields), goesWithIds: [...goesWithIds] };
}

/** The mutation's input. */
export function discoveryInput({ suits, goesWithIds }: DiscoveryDraft) {
  return { suits: suits.map((suit) => ({ ...suit })), goesWithIds: [...goesWithIds] };
}

/** Adds a tag with empty reasons, or removes it. The order is fixed, so that adding and removing leaves the form unchanged. */
export function withSuit(suits: readonly SuitFields[], tag: SuitTag, isChosen: boolean): SuitFields[] {
  const others = suits.filter((suit) => suit.tag !== tag);
  return isChosen ? inOrder([...others, { tag, reasonKo: '', reasonEn: '' }]) : others;
}

/** Sets or clears the product at a place; later products move up. Each product occurs at most once. */
export function withCompanion(ids: readonly string[], place: number, id: string): string[] {
  const placed = [...ids];
  if (id === '') placed.splice(place, 1);
  else placed[place] = id;
  return placed
    .filter((one, index) => one !== id || index === Math.min(place, placed.length - 1))
    .slice(0, MAXIMUM_HAND_PICKED);
}
