/** What a product was used for (REVIEW-16). */
export const ReviewUse = {
  KITCHEN: 'KITCHEN',
  BATHROOM: 'BATHROOM',
  LIVING_ROOM: 'LIVING_ROOM',
  CHILDREN: 'CHILDREN',
  PETS: 'PETS',
  SHOES: 'SHOES',
  CAR: 'CAR',
  DESK: 'DESK',
  TRAVEL: 'TRAVEL',
} as const;
export type ReviewUse = (typeof ReviewUse)[keyof typeof ReviewUse];

/** Surface on which the product was used. */
export const ReviewSurface = {
  WOOD: 'WOOD',
  STONE: 'STONE',
  TILE: 'TILE',
  GLASS: 'GLASS',
  METAL: 'METAL',
  PLASTIC: 'PLASTIC',
  FABRIC: 'FABRIC',
  LEATHER: 'LEATHER',
} as const;
export type ReviewSurface = (typeof ReviewSurface)[keyof typeof ReviewSurface];

/** Rating of the scent. */
export const ScentStrength = { WEAK: 'WEAK', RIGHT: 'RIGHT', STRONG: 'STRONG' } as const;
export type ScentStrength = (typeof ScentStrength)[keyof typeof ScentStrength];

/** What an author states about the use of a product; null for each omitted answer. */
export interface ReviewUsage {
  readonly use: ReviewUse | null;
  readonly surface: ReviewSurface | null;
  readonly scent: ScentStrength | null;
}

export const NO_USAGE: ReviewUsage = { use: null, surface: null, scent: null };

/** How often each answer was given. */
export interface UsageCount<T extends string> {
  readonly answer: T;
  readonly count: number;
}

/** Maximum answers to each question that a product's page shows, most frequent first (REVIEW-17). */
export const MOST_NAMED = 3;

/** The share of an answer among all given answers, in whole percent. */
export function toShare(count: number, counts: readonly { readonly count: number }[]): number {
  const all = counts.reduce((sum, each) => sum + each.count, 0);
  return all === 0 ? 0 : Math.round((count / all) * 100);
}
