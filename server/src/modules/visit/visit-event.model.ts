import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { VISIT_DAYS } from './visit.record.ts';
import type { VisitEventRecord } from './visit-event.record.ts';

const schema = new Schema<VisitEventRecord>(
  {
    _id: { type: String, required: true },
    visitId: { type: String, required: true },
    market: { type: String, required: true },
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    path: { type: String, required: true },
    productId: { type: String, default: null },
    units: { type: Number, default: null },
    text: { type: String, default: null },
    vital: { type: String, default: null },
    value: { type: Number, default: null },
  },
  // As for visits: reports do not wait for the journal.
  { versionKey: false, writeConcern: { w: 1 } },
);
schema.index({ at: 1 }, { expireAfterSeconds: VISIT_DAYS * 86_400 });
// Reads the events of a visit in order.
schema.index({ visitId: 1, at: 1, _id: 1 });

export type VisitEventModel = Model<VisitEventRecord>;
export const visitEventModel = (connection: Connection): VisitEventModel =>
  modelOn(connection, 'VisitEvent', schema, 'visit_events');
