import type { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/**
 * An hour of a store whose visits are to be counted (again). Whoever is about to write a visit marks its hours first; the
 * count takes a mark away only when it is so old that what it announced was written before the count began. So a crash
 * anywhere costs a count too many and never one too few.
 */
export interface VisitMarkRecord {
  /** `KR:2026-03-02T10`, of UTC. */
  _id: string;
  market: Market;
  hour: Date;
  markedAt: Date;
}

const schema = new Schema<VisitMarkRecord>(
  {
    _id: { type: String, required: true },
    market: { type: String, required: true },
    hour: { type: Date, required: true },
    markedAt: { type: Date, required: true },
  },
  // As what it announces, which is written after it: where that outlives a failure, the mark does.
  { versionKey: false, writeConcern: { w: 1 } },
);
// What is to be counted, oldest hour first.
schema.index({ hour: 1 });

export type VisitMarkModel = Model<VisitMarkRecord>;
export const visitMarkModel = (connection: Connection): VisitMarkModel =>
  modelOn(connection, 'VisitMark', schema, 'visit_marks');
