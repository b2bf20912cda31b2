import type { Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

export function boughtTogetherId(market: Market, productId: string): string {
  return `${market}:${productId}`;
}

/** Companions of products, by id. */
export type BoughtTogether = ReadonlyMap<string, BoughtTogetherRecord>;

const companion = recordSchema(
  { productId: { type: String, required: true }, orders: { type: Number, required: true } },
  { _id: false },
);

/** How many paid orders held a product together with others (DISCOVERY-4). */
const schema = recordSchema(
  {
    /** `boughtTogetherId(market, productId)`: a point write. */
    _id: { type: String, required: true },
    market: { type: stores<Market>(String), required: true },
    productId: { type: String, required: true },
    /** Most orders first. */
    companions: [companion],
    /** When the run that counted it began; an older run must not overwrite it. */
    countedAt: { type: Date, required: true },
  },
  // Recounted each night, so writes need not wait for the disk.
  { versionKey: false, writeConcern: { w: 1 } },
);
// Finds records that the last run did not write: products without companions.
schema.index({ market: 1, countedAt: 1 });

export type BoughtTogetherRecord = RecordOf<typeof schema>;
export type BoughtTogetherModel = Model<BoughtTogetherRecord>;
export const boughtTogetherModel = (connection: Connection): BoughtTogetherModel =>
  modelOn(connection, 'BoughtTogether', schema, 'bought_together');
