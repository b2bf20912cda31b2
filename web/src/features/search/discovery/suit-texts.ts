import type { FindQuestion, SuitTag } from '@eunbit/schema/product-discovery';
import type { NO_MATTER } from './discovery.urls.ts';

export const QUESTION_TEXT = {
  place: 'search.place',
  people: 'search.people',
  matter: 'search.matter',
} as const satisfies Record<FindQuestion, string>;

export const ANSWER_TEXT = {
  KITCHEN: 'search.kitchen',
  BATHROOM: 'search.bathroom',
  LIVING_ROOM: 'search.livingRoom',
  ENTRANCE: 'search.entrance',
  CAR: 'search.car',
  DESK: 'search.desk',
  FAMILY: 'search.family',
  PETS: 'search.pets',
  JUST_ME: 'search.justMe',
  BUSINESS: 'search.business',
  QUICK_WIPE: 'search.quickWipe',
  NO_SCENT: 'search.noScent',
  HEAVY_GREASE: 'search.heavyGrease',
  MANY_SHEETS: 'search.manySheets',
  HANDS: 'search.hands',
  ANY: 'search.any',
} as const satisfies Record<SuitTag | typeof NO_MATTER, string>;
