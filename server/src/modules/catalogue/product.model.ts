import { PACKED_SIDES } from '@eunbit/schema/packed-unit';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { filmSchema, pictureSchema } from './picture.record.ts';
import type { ProductRecord } from './product.record.ts';

const text = new Schema({ ko: { type: String, required: true }, en: { type: String, required: true } }, { _id: false });
const lines = new Schema({ ko: [String], en: [String] }, { _id: false });
const listing = new Schema(
  {
    price: { type: Number, required: true, min: 0 },
    compareAtPrice: { type: Number, default: null, min: 0 },
    published: { type: Boolean, required: true },
  },
  { _id: false },
);

// Empty values are allowed in drafts.
const statement = new Schema({ ko: { type: String, default: '' }, en: { type: String, default: '' } }, { _id: false });
const fact = new Schema({ label: text, value: statement }, { _id: false });
const comparison = new Schema(
  { ours: text, theirs: text, rows: [new Schema({ aspect: text, ours: text, theirs: text }, { _id: false })] },
  { _id: false },
);

const suit = new Schema({ tag: { type: String, required: true }, reason: text }, { _id: false });

const contents = new Schema(
  {
    kind: { type: String, required: true },
    amount: { type: Number, required: true, min: 1 },
    packs: { type: Number, required: true, min: 1 },
  },
  { _id: false },
);

const packedUnit = new Schema(
  Object.fromEntries(['weightGrams', ...PACKED_SIDES].map((name) => [name, { type: Number, required: true, min: 1 }])),
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
    contents: { type: contents, default: null },
    sections: [new Schema({ menu: { type: String, required: true }, lines }, { _id: false })],
    images: [pictureSchema],
    films: [filmSchema],
    shareMediaIds: { type: new Schema({ KR: String, US: String }, { _id: false }), default: undefined },
    listings: { KR: listing, US: listing },
    packedUnit: { type: packedUnit, required: true },
    disclosures: { KR: [fact], US: [fact] },
    comparison: { type: comparison, default: null },
    reports: [String],
    suits: [suit],
    goesWithIds: [String],
    createdAt: { type: Date, required: true },
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
// Of two concurrent inserts only one gets the next position.
schema.index({ position: 1 }, { unique: true });
// The same for the next public number.
schema.index({ number: 1 }, { unique: true, sparse: true });
schema.index({ bestseller: 1, position: 1 });

export type ProductModel = Model<ProductRecord>;
export const productModel = (connection: Connection): ProductModel =>
  modelOn(connection, 'Product', schema, 'products');
