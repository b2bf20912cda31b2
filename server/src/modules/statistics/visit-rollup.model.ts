import type { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import { type Packed, pack } from './packed.ts';
import type { VisitCounts, VisitLists } from './visit-figures.ts';
import type { VisitorDay } from './visitor-days.ts';

export type RollupUnit = 'HOUR' | 'DAY' | 'MONTH';

/** A count to write. */
export interface VisitRollup extends Omit<VisitRollupRecord, 'visitors' | 'lists'> {
  readonly visitors?: VisitorDay;
  readonly lists: VisitLists;
}

/** How long rollups of hours are kept: as long as visits, since days are summed from them. */
export const HOUR_ROLLUP_DAYS = 92;

export const rollupId = (market: Market, start: string) => `${market}:${start}`;

/** The counts of the visits that began in an hour of UTC, or a day or month of a store. */
const schema = recordSchema(
  {
    /** See `rollupId`. */
    _id: { type: String, required: true },
    market: { type: stores<Market>(String), required: true },
    unit: { type: stores<RollupUnit>(String), required: true },
    /** `2026-03-02T10` of UTC, `2026-03-02` or `2026-03` of the store's calendar. */
    start: { type: String, required: true },
    /** When the count that wrote this began: an older count never overwrites a newer one. */
    countedAt: { type: Date, required: true },
    /** Start of an hour, by which it expires; only set for hours. */
    hour: { type: Date },
    counts: { type: stores<VisitCounts>(Schema.Types.Mixed), required: true },
    /** Only for days; a packed `VisitorDay`. */
    visitors: { type: stores<Packed<VisitorDay>>(String) },
    lists: { type: stores<Packed<VisitLists>>(String), required: true },
  },
  // The counts can be rebuilt, so that writes need not wait for the disk.
  { versionKey: false, minimize: false, writeConcern: { w: 1 } },
);
// The days of a chart, the hours of a day.
schema.index({ market: 1, unit: 1, start: 1 });
// Only matches hours, since other rollups lack the field.
schema.index({ hour: 1 }, { expireAfterSeconds: HOUR_ROLLUP_DAYS * 86_400 });

export type VisitRollupRecord = RecordOf<typeof schema>;
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
