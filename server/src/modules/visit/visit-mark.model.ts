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
  // As what it announces, which is written after it: where that outlives a failure, the mark does.
  { versionKey: false, writeConcern: { w: 1 } },
);
// What is to be counted, oldest hour first.
schema.index({ hour: 1 });

export type VisitMarkModel = Model<VisitMarkRecord>;
export const visitMarkModel = (connection: Connection): VisitMarkModel =>
  modelOn(connection, 'VisitMark', schema, 'visit_marks');
