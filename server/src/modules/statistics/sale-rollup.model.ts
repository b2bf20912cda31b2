import type { Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import type { Packed } from './packed.ts';
import type { SaleFigures } from './sale-figures.ts';

/** The totals of the orders placed on a calendar day of a store. */
const schema = recordSchema(
  {
    /** `KR:2026-03-02`. */
    _id: { type: String, required: true },
    market: { type: stores<Market>(String), required: true },
    day: { type: String, required: true },
    /** When the count that wrote this began: an older count never overwrites a newer one. */
    countedAt: { type: Date, required: true },
    figures: { type: stores<Packed<SaleFigures>>(String), required: true },
  },
  // The counts can be rebuilt, so that writes need not wait for the disk.
  { versionKey: false, writeConcern: { w: 1 } },
);
// The days of a chart.
schema.index({ market: 1, day: 1 });

export type SaleRollupRecord = RecordOf<typeof schema>;
export type SaleRollupModel = Model<SaleRollupRecord>;
export const saleRollupModel = (connection: Connection): SaleRollupModel =>
  modelOn(connection, 'SaleRollup', schema, 'sale_rollups');
