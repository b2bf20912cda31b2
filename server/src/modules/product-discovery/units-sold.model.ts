import type { Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

export function unitsSoldId(market: Market, productId: string): string {
  return `${market}:${productId}`;
}

/** Units by `unitsSoldId`; none if nothing was sold. */
export type UnitsSold = ReadonlyMap<string, UnitsSoldRecord>;

/** Units of a product that a store has sold recently (CATALOGUE-24). */
const schema = recordSchema(
  {
    /** `unitsSoldId(market, productId)`: a point write. */
    _id: { type: String, required: true },
    market: { type: stores<Market>(String), required: true },
    units: { type: Number, required: true },
    /** When the run that counted it began; an older run must not overwrite it. */
    countedAt: { type: Date, required: true },
  },
  // Recounted each night, so writes need not wait for the disk.
  { versionKey: false, writeConcern: { w: 1 } },
);
// Finds records that the last run did not write: products without recent sales.
schema.index({ market: 1, countedAt: 1 });

export type UnitsSoldRecord = RecordOf<typeof schema>;
export type UnitsSoldModel = Model<UnitsSoldRecord>;
export const unitsSoldModel = (connection: Connection): UnitsSoldModel =>
  modelOn(connection, 'UnitsSold', schema, 'units_sold');
