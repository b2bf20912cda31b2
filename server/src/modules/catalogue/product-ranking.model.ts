import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

export const PRODUCT_RANKING_ID = 'products';

/** Singleton that every change of the product order writes, so that concurrent changes conflict. */
const schema = recordSchema(
  {
    _id: { type: stores<typeof PRODUCT_RANKING_ID>(String), required: true },
    /** Optimistic lock, incremented by every change of the order; 0 if there is no document yet. */
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export type ProductRankingRecord = RecordOf<typeof schema>;
export type ProductRankingModel = Model<ProductRankingRecord>;
export const productRankingModel = (connection: Connection): ProductRankingModel =>
  modelOn(connection, 'ProductRanking', schema, 'product_rankings');
