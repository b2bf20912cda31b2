import type { ReviewSurface, ReviewUsage, ReviewUse, ScentStrength } from '@eunbit/schema/review-usage';
import type { MessageId } from '../../gql/message-id.ts';

const USE_TEXT: Readonly<Record<ReviewUse, MessageId>> = {
  KITCHEN: 'reviews.usage.kitchen',
  BATHROOM: 'reviews.usage.bathroom',
  LIVING_ROOM: 'reviews.usage.livingRoom',
  CHILDREN: 'reviews.usage.children',
  PETS: 'reviews.usage.pets',
  SHOES: 'reviews.usage.shoes',
  CAR: 'reviews.usage.car',
  DESK: 'reviews.usage.desk',
  TRAVEL: 'reviews.usage.travel',
};

const SURFACE_TEXT: Readonly<Record<ReviewSurface, MessageId>> = {
  WOOD: 'reviews.usage.wood',
  STONE: 'reviews.usage.stone',
  TILE: 'reviews.usage.tile',
  GLASS: 'reviews.usage.glass',
  METAL: 'reviews.usage.metal',
  PLASTIC: 'reviews.usage.plastic',
  FABRIC: 'reviews.usage.fabric',
  LEATHER: 'reviews.usage.leather',
};

const SCENT_TEXT: Readonly<Record<ScentStrength, MessageId>> = {
  WEAK: 'reviews.usage.scentWeak',
  RIGHT: 'reviews.usage.scentRight',
  STRONG: 'reviews.usage.scentStrong',
};

/** What an author said of how the product was used, as messages; none where everything was left out (REVIEW-16). */
export function usageTexts({ use, surface, scent }: Partial<ReviewUsage>): readonly MessageId[] {
  return [use && USE_TEXT[use], surface && SURFACE_TEXT[surface], scent && SCENT_TEXT[scent]].flatMap((id) => id ?? []);
}
