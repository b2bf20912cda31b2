import type { ProductGroup, ProductIcon, SectionMenu } from '@eunbit/schema/catalogue';
import type { DownloadFile } from '@eunbit/schema/downloads';
import type { Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
import type { Bilingual } from '../../common/bilingual.ts';
import type { FilmRecord, PictureRecord } from './picture.record.ts';

export interface ProductRecord {
  _id: Types.ObjectId;
  slug: string;
  /** Addresses that it had before; they lead to the present one. */
  formerSlugs?: string[];
  group: ProductGroup;
  /** Place in lists, ascending. */
  position: number;
  /** What people and browsers know it by; absent in products that never changed their place (`product-number.ts`). */
  number?: number;
  bestseller: boolean;
  icons: ProductIcon[];
  title: Bilingual;
  subtitle: Bilingual;
  volume: Bilingual | null;
  sections: { menu: SectionMenu; lines: Bilingual<string[]> }[];
  images: PictureRecord[];
  /** Absent in products stored before there were films. */
  films?: FilmRecord[];
  /** JPEG for applications that show a link's picture; absent where none was made. */
  shareMediaId?: string;
  listings: { KR: Listing; US: Listing };
  // The next three are absent in products from before there were any, until the seed fills them in.
  /** What each market is told; values may be empty in a draft. The Korean law asks for the lines of `product-disclosure.ts`. */
  disclosures?: { KR: ProductFact[]; US: ProductFact[] };
  comparison?: ProductComparison | null;
  /** Test reports that belong to it. */
  reports?: DownloadFile[];
  createdAt: Date;
  /** Rises with every edit, so that one can state what it saw; absent in products that were never edited. */
  version?: number;
}

/** What a product costs in one market, in minor units. */
export interface Listing {
  price: number;
  /** A real former price; null shows no badge. */
  compareAtPrice: number | null;
  /** False for a draft, which staff alone see; absent in products from before there were drafts. */
  published?: boolean;
}

/** A line of the product disclosure. */
export interface ProductFact {
  label: Bilingual;
  value: Bilingual;
}

export interface ProductComparison {
  /** Names of the two columns. */
  ours: Bilingual;
  theirs: Bilingual;
  rows: { aspect: Bilingual; ours: Bilingual; theirs: Bilingual }[];
}

/** Whether a store shows a product to everybody. */
export function isPublished({ listings }: Pick<ProductRecord, 'listings'>, market: Market): boolean {
  return listings[market].published !== false;
}
