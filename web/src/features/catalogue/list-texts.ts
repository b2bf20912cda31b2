import type { ContentsKind } from '@eunbit/schema/product-contents';
import type { SuitTag } from '@eunbit/schema/product-guidance';
import type { OfferedSort } from '@eunbit/schema/product-list';

export const PLACE_TEXT: Readonly<Partial<Record<SuitTag, string>>> = {
  KITCHEN: 'catalogue.kitchen',
  BATHROOM: 'catalogue.bathroom',
  LIVING_ROOM: 'catalogue.livingRoom',
  ENTRANCE: 'catalogue.entrance',
  CAR: 'catalogue.car',
  DESK: 'catalogue.desk',
};

export const KIND_TEXT: Readonly<Record<ContentsKind, string>> = {
  SHEETS: 'catalogue.wipes',
  MILLILITRES: 'catalogue.sprays',
  GRAMS: 'catalogue.powders',
};

export const SORT_TEXT: Readonly<Record<OfferedSort, string>> = {
  RECOMMENDED: 'catalogue.recommended',
  BEST_SELLERS: 'catalogue.bestSellers',
  NEWEST: 'catalogue.newest',
  LOWEST_PRICE: 'catalogue.lowestPrice',
  HIGHEST_PRICE: 'catalogue.highestPrice',
};
