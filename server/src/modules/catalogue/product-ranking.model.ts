import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { ProductRankingRecord } from './product-ranking.record.ts';

export const PRODUCT_RANKING_ID = 'products';

const schema = new Schema<ProductRankingRecord>(
  { _id: { type: String, required: true }, version: { type: Number, required: true } },
  { versionKey: false },
);

export type ProductRankingModel = Model<ProductRankingRecord>;
export const productRankingModel = (connection: Connection): ProductRankingModel =>
  modelOn(connection, 'ProductRanking', schema, 'product_rankings');
