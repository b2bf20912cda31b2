import type { Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/**
 * An hour of a store whose visits have to be counted (again). Ingestion marks the hours of a visit before writing it;
 * the count deletes a mark only if it is old enough that the visit was written before the count began. So a crash at
 * any point causes a redundant count, never a missing one.
 */
const schema = recordSchema(
  {
    /** `KR:2026-03-02T10`, in UTC. */
    _id: { type: String, required: true },
    market: { type: stores<Market>(String), required: true },
    hour: { type: Date, required: true },
    markedAt: { type: Date, required: true },
  },
  // As for visits, which are written after their mark: if a visit survives a crash, so does its mark.
  { versionKey: false, writeConcern: { w: 1 } },
);
// Finds pending hours, oldest first.
schema.index({ hour: 1 });

export type VisitMarkRecord = RecordOf<typeof schema>;
export type VisitMarkModel = Model<VisitMarkRecord>;
export const visitMarkModel = (connection: Connection): VisitMarkModel =>
  modelOn(connection, 'VisitMark', schema, 'visit_marks');
