import type { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { modelOn } from '../../common/models.ts';
import { pack } from './packed.ts';
import type { VisitRollup, VisitRollupRecord } from './visit-rollup.record.ts';

/** How long rollups of hours are kept: as long as visits, since days are summed from them. */
export const HOUR_ROLLUP_DAYS = 92;

export const rollupId = (market: Market, start: string) => `${market}:${start}`;

const schema = new Schema<VisitRollupRecord>(
  {
    _id: { type: String, required: true },
    market: { type: String, required: true },
    unit: { type: String, required: true },
    start: { type: String, required: true },
    countedAt: { type: Date, required: true },
    hour: { type: Date },
    counts: { type: Schema.Types.Mixed, required: true },
    visitors: { type: String },
    lists: { type: String, required: true },
  },
  // The counts can be rebuilt, so that writes need not wait for the disk.
  { versionKey: false, minimize: false, writeConcern: { w: 1 } },
);
// The days of a chart, the hours of a day.
schema.index({ market: 1, unit: 1, start: 1 });
// Of hours alone: only they carry it.
schema.index({ hour: 1 }, { expireAfterSeconds: HOUR_ROLLUP_DAYS * 86_400 });

export type VisitRollupModel = Model<VisitRollupRecord>;
export const visitRollupModel = (connection: Connection): VisitRollupModel =>
  modelOn(connection, 'VisitRollup', schema, 'visit_rollups');

/**
 * Writes a count unless a count that began later is stored already: two processes may count at once, and the slower one
 * must not win. Returns whether it was written.
 */
export function createRollupWriter(connection: Connection) {
  const rollups = visitRollupModel(connection);
  return async function write({ visitors, lists, ...rest }: VisitRollup): Promise<boolean> {
    const { _id, countedAt } = rest;
    const rollup = { ...rest, lists: pack(lists), ...(visitors && { visitors: pack(visitors) }) };
    try {
      await rollups.replaceOne({ _id, countedAt: { $lte: countedAt } }, rollup, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };
}
