import { ALL_PURPOSE_SPRAY } from './all-purpose-spray.ts';
import { ALL_PURPOSE_WIPE } from './all-purpose-wipe.ts';
import { HEAVY_DUTY_WIPE } from './heavy-duty-wipe.ts';
import { PET_SPRAY } from './pet-spray.ts';
import { PET_TISSUE } from './pet-tissue.ts';
import type { ProductSeed } from './product-seed.ts';
import { SHOE_TISSUE } from './shoe-tissue.ts';

/** In shop order: lists and the bestseller strip show products in this sequence. */
export const PRODUCT_SEEDS: readonly ProductSeed[] = [
  ALL_PURPOSE_WIPE,
  ALL_PURPOSE_SPRAY,
  PET_SPRAY,
  PET_TISSUE,
  SHOE_TISSUE,
  HEAVY_DUTY_WIPE,
];
