import type { ProductGroup, ProductIcon, SectionMenu } from '@eunbit/schema/catalogue';
import type { DownloadFile } from '@eunbit/schema/downloads';
import type { Market } from '@eunbit/schema/market';
import type { PackedUnit } from '@eunbit/schema/packed-unit';
import type { ProductContents } from '@eunbit/schema/product-contents';
import type { SuitTag } from '@eunbit/schema/product-guidance';
import type { Types } from 'mongoose';
import type { Bilingual } from '../../common/bilingual.ts';
import { type FilmRecord, type PictureRecord, picturesOf } from './picture.record.ts';

export interface ProductRecord {
  _id: Types.ObjectId;
  slug: string;
  /** Redirect to the current slug. */
  formerSlugs?: string[];
  group: ProductGroup;
  /** Sort key of lists, ascending from 0. */
  position: number;
  /** Public number; absent in products that were never moved (`product-number.ts`). */
  number?: number;
  bestseller: boolean;
  icons: ProductIcon[];
  title: Bilingual;
  subtitle: Bilingual;
  /** Null where none are stated. */
  contents: ProductContents | null;
  sections: { menu: SectionMenu; lines: Bilingual<string[]> }[];
  images: PictureRecord[];
  films: FilmRecord[];
  /** JPEG for link previews (Open Graph) of each store, made of its own main picture; absent if none was created. */
  shareMediaIds?: Record<Market, string>;
  listings: { KR: Listing; US: Listing };
  /** Weight and size of one unit. */
  packedUnit: PackedUnit;
  /** Product disclosure; values may be empty in a draft. Korean law requires the lines of `product-disclosure.ts`. */
  disclosures: { KR: ProductFact[]; US: ProductFact[] };
  comparison: ProductComparison | null;
  /** Test reports of the product. */
  reports: DownloadFile[];
  /** What it suits, each once. */
  suits: ProductSuit[];
  /** Products that staff chose to go with it, in order. They may be gone since, or be drafts. */
  goesWithIds: string[];
  createdAt: Date;
  /** Optimistic lock: 1, incremented by every edit. */
  version: number;
}

/** Prices in one market, in minor units. */
export interface Listing {
  price: number;
  /** A genuine former price; null for no discount badge. */
  compareAtPrice: number | null;
  /** False for a draft, visible to staff only. */
  published: boolean;
}

/** An answer of the product finder that a product suits, with the reason. */
export interface ProductSuit {
  tag: SuitTag;
  reason: Bilingual;
}

/** A line of the product disclosure. */
export interface ProductFact {
  label: Bilingual;
  value: Bilingual;
}

export interface ProductComparison {
  /** Column headings. */
  ours: Bilingual;
  theirs: Bilingual;
  rows: { aspect: Bilingual; ours: Bilingual; theirs: Bilingual }[];
}

export function isPublished({ listings }: Pick<ProductRecord, 'listings'>, market: Market): boolean {
  return listings[market].published;
}

/** Media id of the picture that stands for a product in a store, as lines of orders keep it; empty if there is none. */
export const mainPictureId = ({ images }: Pick<ProductRecord, 'images'>, market: Market): string =>
  picturesOf(images, market)[0]?.mediaId ?? '';
