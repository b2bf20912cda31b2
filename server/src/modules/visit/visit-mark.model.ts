import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { VisitMarkRecord } from './visit-mark.record.ts';

const schema = new Schema<VisitMarkRecord>(
  {
    _id: { type: String, required: true },
    market: { type: String, required: true },
    hour: { type: Date, required: true },
    markedAt: { type: Date, required: true },
  },
  // As for visits, which are written after their mark: if a visit survives a crash, so does its mark.
  { versionKey: false, writeConcern: { w: 1 } },
);
// Finds pending hours, oldest first.
schema.index({ hour: 1 });

export type VisitMarkModel = Model<VisitMarkRecord>;
export const visitMarkModel = (connection: Connection): VisitMarkModel =>
  modelOn(connection, 'VisitMark', schema, 'visit_marks');
