import type { ProductGroup, ProductIcon, SectionMenu } from '@eunbit/schema/catalogue';
import type { DownloadFile } from '@eunbit/schema/downloads';
import type { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type FilmRecord, filmSchema, type PictureRecord, pictureSchema } from './picture.record.ts';

export interface Bilingual<T = string> {
  ko: T;
  en: T;
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

const text = new Schema({ ko: { type: String, required: true }, en: { type: String, required: true } }, { _id: false });
const lines = new Schema({ ko: [String], en: [String] }, { _id: false });
const listing = new Schema(
  {
    price: { type: Number, required: true, min: 0 },
    compareAtPrice: { type: Number, default: null, min: 0 },
    published: Boolean,
  },
  { _id: false },
);

// The value of a draft may still have to be filled in.
const statement = new Schema({ ko: { type: String, default: '' }, en: { type: String, default: '' } }, { _id: false });
const fact = new Schema({ label: text, value: statement }, { _id: false });
const comparison = new Schema(
  { ours: text, theirs: text, rows: [new Schema({ aspect: text, ours: text, theirs: text }, { _id: false })] },
  { _id: false },
);

const schema = new Schema<ProductRecord>(
  {
    slug: { type: String, required: true },
    formerSlugs: { type: [String], default: undefined },
    group: { type: String, required: true },
    position: { type: Number, required: true },
    number: Number,
    bestseller: { type: Boolean, required: true },
    icons: [String],
    title: text,
    subtitle: text,
    volume: { type: text, default: null },
    sections: [new Schema({ menu: { type: String, required: true }, lines }, { _id: false })],
    images: [pictureSchema],
    films: { type: [filmSchema], default: undefined },
    shareMediaId: String,
    listings: { KR: listing, US: listing },
    disclosures: { KR: [fact], US: [fact] },
    comparison: { type: comparison, default: null },
    reports: [String],
    createdAt: { type: Date, required: true },
    version: Number,
  },
  { versionKey: false },
);
// One page per slug.
schema.index({ slug: 1 }, { unique: true });
// A former address is not given to another product.
schema.index({ formerSlugs: 1 }, { sparse: true });
// The three lists a shopper sees, each in shop order: a group, everything, best sellers.
schema.index({ group: 1, position: 1, _id: 1 });
schema.index({ position: 1, _id: 1 });
// Of two that are added at once, one takes the next place.
schema.index({ position: 1 }, { unique: true });
// And one the next number, by which people and browsers know it.
schema.index({ number: 1 }, { unique: true, sparse: true });
schema.index({ bestseller: 1, position: 1 });

export type ProductModel = Model<ProductRecord>;
export const productModel = (connection: Connection): ProductModel =>
  modelOn(connection, 'Product', schema, 'products');

/** Whether a store shows a product to everybody. */
export function isPublished({ listings }: Pick<ProductRecord, 'listings'>, market: Market): boolean {
  return listings[market].published !== false;
}
