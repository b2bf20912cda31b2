import type { ProductGroup, ProductIcon, SectionMenu } from '@eunbit/schema/catalogue';
import type { DownloadFile } from '@eunbit/schema/downloads';
import type { Market } from '@eunbit/schema/market';
import { PACKED_SIDES, type PackedUnit } from '@eunbit/schema/packed-unit';
import type { ProductContents } from '@eunbit/schema/product-contents';
import type { SuitTag } from '@eunbit/schema/product-discovery';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import { filmSchema, pictureSchema, picturesOf, textSchema } from './picture.record.ts';

const lines = recordSchema({ ko: [String], en: [String] }, { _id: false });

/** Prices in one market, in minor units. */
const listing = recordSchema(
  {
    price: { type: Number, required: true, min: 0 },
    /** A genuine former price; null for no discount badge. */
    compareAtPrice: { type: Number, default: null, min: 0 },
    /** False for a draft, visible to staff only. */
    published: { type: Boolean, required: true },
  },
  { _id: false },
);
export type Listing = RecordOf<typeof listing>;

// Empty values are allowed in drafts.
const statement = recordSchema(
  { ko: { type: String, default: '' }, en: { type: String, default: '' } },
  { _id: false },
);
/** A line of the product disclosure. */
const fact = recordSchema({ label: textSchema, value: statement }, { _id: false });
export type ProductFact = RecordOf<typeof fact>;

const comparison = recordSchema(
  {
    /** Column headings. */
    ours: textSchema,
    theirs: textSchema,
    rows: [recordSchema({ aspect: textSchema, ours: textSchema, theirs: textSchema }, { _id: false })],
  },
  { _id: false },
);
export type ProductComparison = RecordOf<typeof comparison>;

/** An answer of the product finder that a product suits, with the reason. */
const suit = recordSchema(
  { tag: { type: stores<SuitTag>(String), required: true }, reason: textSchema },
  { _id: false },
);

const contents = recordSchema(
  {
    kind: { type: stores<ProductContents['kind']>(String), required: true },
    amount: { type: Number, required: true, min: 1 },
    packs: { type: Number, required: true, min: 1 },
  },
  { _id: false },
);

const packedUnit = new Schema(
  Object.fromEntries(['weightGrams', ...PACKED_SIDES].map((name) => [name, { type: Number, required: true, min: 1 }])),
  { _id: false },
);

const schema = recordSchema(
  {
    slug: { type: String, required: true },
    /** Redirect to the current slug. */
    formerSlugs: { type: [String], default: undefined },
    group: { type: stores<ProductGroup>(String), required: true },
    /** Sort key of lists, ascending from 0. */
    position: { type: Number, required: true },
    /** Public number; absent in products that were never moved (`product-number.ts`). */
    number: { type: Number },
    bestseller: { type: Boolean, required: true },
    icons: stores<ProductIcon[]>([String]),
    title: textSchema,
    subtitle: textSchema,
    /** Null if none are stated. */
    contents: { type: contents, default: null },
    sections: [recordSchema({ menu: { type: stores<SectionMenu>(String), required: true }, lines }, { _id: false })],
    images: [pictureSchema],
    films: [filmSchema],
    /** JPEG for link previews (Open Graph) of each store, made of its own main picture; absent if none was created. */
    shareMediaIds: { type: recordSchema({ KR: String, US: String }, { _id: false }), default: undefined },
    listings: { KR: listing, US: listing },
    /** Weight and size of one unit. */
    packedUnit: { type: stores<PackedUnit>(packedUnit), required: true },
    /** Product disclosure; values may be empty in a draft. Korean law requires the lines of `product-disclosure.ts`. */
    disclosures: { KR: [fact], US: [fact] },
    comparison: { type: comparison, default: null },
    /** Test reports of the product. */
    reports: stores<DownloadFile[]>([String]),
    /** Product finder answers that it suits, without duplicates. */
    suits: [suit],
    /** Companion products chosen by staff, in order; some may be gone or drafts. */
    goesWithIds: [String],
    createdAt: { type: Date, required: true },
    /** Optimistic lock: 1, incremented by every edit. */
    version: { type: Number, default: 1 },
  },
  { versionKey: false },
);
schema.index({ slug: 1 }, { unique: true });
// Checks that a new slug is not another product's former one.
schema.index({ formerSlugs: 1 }, { sparse: true });
// Product lists by position: a group, all products and, below, best sellers.
schema.index({ group: 1, position: 1, _id: 1 });
schema.index({ position: 1, _id: 1 });
// Unique, so that only one of two concurrent inserts gets the next position.
schema.index({ position: 1 }, { unique: true });
// Unique for the same reason, for the next public number.
schema.index({ number: 1 }, { unique: true, sparse: true });
schema.index({ bestseller: 1, position: 1 });

export type ProductRecord = RecordOf<typeof schema>;
export type ProductModel = Model<ProductRecord>;
export const productModel = (connection: Connection): ProductModel =>
  modelOn(connection, 'Product', schema, 'products');

export function isPublished({ listings }: Pick<ProductRecord, 'listings'>, market: Market): boolean {
  return listings[market].published;
}

/** Media id of a product's main picture in a store, as stored in order lines; empty if there is none. */
export const mainPictureId = ({ images }: Pick<ProductRecord, 'images'>, market: Market): string =>
  picturesOf(images, market)[0]?.mediaId ?? '';
