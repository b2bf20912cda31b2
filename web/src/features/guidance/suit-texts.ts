import type { FindQuestion, SuitTag } from '@eunbit/schema/product-guidance';
import type { NO_MATTER } from './guidance.urls.ts';

export const QUESTION_TEXT = {
  place: 'guidance.place',
  people: 'guidance.people',
  matter: 'guidance.matter',
} as const satisfies Record<FindQuestion, string>;

export const ANSWER_TEXT = {
  KITCHEN: 'guidance.kitchen',
  BATHROOM: 'guidance.bathroom',
  LIVING_ROOM: 'guidance.livingRoom',
  ENTRANCE: 'guidance.entrance',
  CAR: 'guidance.car',
  DESK: 'guidance.desk',
  FAMILY: 'guidance.family',
  PETS: 'guidance.pets',
  JUST_ME: 'guidance.justMe',
  BUSINESS: 'guidance.business',
  QUICK_WIPE: 'guidance.quickWipe',
  NO_SCENT: 'guidance.noScent',
  HEAVY_GREASE: 'guidance.heavyGrease',
  MANY_SHEETS: 'guidance.manySheets',
  HANDS: 'guidance.hands',
  ANY: 'guidance.any',
} as const satisfies Record<SuitTag | typeof NO_MATTER, string>;
