import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/** The one document about the order of products: whoever changes the order writes it, so that two cannot do so at once. */
export interface ProductRankingRecord {
  _id: typeof PRODUCT_RANKING_ID;
  /** Rises with every change of the order; 0 while there is no document. */
  version: number;
}

export const PRODUCT_RANKING_ID = 'products';

const schema = new Schema<ProductRankingRecord>(
  { _id: { type: String, required: true }, version: { type: Number, required: true } },
  { versionKey: false },
);

export type ProductRankingModel = Model<ProductRankingRecord>;
export const productRankingModel = (connection: Connection): ProductRankingModel =>
  modelOn(connection, 'ProductRanking', schema, 'product_rankings');
