import type { ReviewSurface, ReviewUse, ScentStrength } from '@eunbit/schema/review-usage';

export const USE_TEXT = {
  KITCHEN: 'review.kitchen',
  BATHROOM: 'review.bathroom',
  LIVING_ROOM: 'review.livingRoom',
  CHILDREN: 'review.children',
  PETS: 'review.pets',
  SHOES: 'review.shoes',
  CAR: 'review.car',
  DESK: 'review.desk',
  TRAVEL: 'review.travel',
} as const satisfies Record<ReviewUse, string>;

export const SURFACE_TEXT = {
  WOOD: 'review.wood',
  STONE: 'review.stone',
  TILE: 'review.tile',
  GLASS: 'review.glass',
  METAL: 'review.metal',
  PLASTIC: 'review.plastic',
  FABRIC: 'review.fabric',
  LEATHER: 'review.leather',
} as const satisfies Record<ReviewSurface, string>;

export const SCENT_TEXT = {
  WEAK: 'review.scentWeak',
  RIGHT: 'review.scentRight',
  STRONG: 'review.scentStrong',
} as const satisfies Record<ScentStrength, string>;
