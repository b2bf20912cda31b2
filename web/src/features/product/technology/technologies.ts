import type { ProductGroup } from '@eunbit/schema/catalogue';

/** A topic below a product; `id` is its anchor, `picture` a file of the public folder. */
export interface Technology {
  readonly id: string;
  readonly picture: string;
  readonly kickerKey: string;
  readonly titleKey: string;
  readonly textKey: string;
}

const SILVER: Technology = {
  id: 'silver-colloid',
  picture: 'silver-colloid',
  kickerKey: 'product.silverKicker',
  titleKey: 'product.silverTitle',
  textKey: 'product.silverText',
};
const RAYON: Technology = {
  id: 'rayon',
  picture: 'rayon',
  kickerKey: 'product.rayonKicker',
  titleKey: 'product.rayonTitle',
  textKey: 'product.rayonText',
};
const COATING: Technology = {
  id: 'nano-coating',
  picture: 'nano-coating',
  kickerKey: 'product.coatingKicker',
  titleKey: 'product.coatingTitle',
  textKey: 'product.coatingText',
};
const SCENT: Technology = {
  id: 'scent',
  picture: 'silver-colloid',
  kickerKey: 'product.scentKicker',
  titleKey: 'product.scentTitle',
  textKey: 'product.scentText',
};

const CLEAN = [SILVER, RAYON];

/**
 * Technologies of each group: silver and fibre for cleansing and pet care, scent for fragrance, and also surface protection for
 * the others.
 */
export const TECHNOLOGIES: Readonly<Record<ProductGroup, readonly Technology[]>> = {
  CLEANSING: CLEAN,
  PET: CLEAN,
  FRAGRANCE: [SCENT],
  LIVING: [RAYON, COATING],
  OTHER: [SILVER, COATING],
};
