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
