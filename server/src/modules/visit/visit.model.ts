import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { VISIT_DAYS, type VisitRecord } from './visit.record.ts';

const schema = new Schema<VisitRecord>(
  {
    _id: { type: String, required: true },
    visitor: { type: String, default: null },
    returning: { type: Boolean, default: null },
    market: { type: String, required: true },
    startedAt: { type: Date, required: true },
    lastAt: { type: Date, required: true },
    channel: { type: String, required: true },
    source: { type: String, default: null },
    keywords: { type: String, default: null },
    campaign: { type: String, default: null },
    device: { type: String, required: true },
    country: { type: String, default: null },
    region: { type: String, default: null },
  },
  // Reports do not wait for the journal: a power failure can lose the last moments of some visits.
  { versionKey: false, writeConcern: { w: 1 } },
);
schema.index({ startedAt: 1 }, { expireAfterSeconds: VISIT_DAYS * 86_400 });
// Reads the visits of an hour of a store in order; `visitor` makes it a covering index for counting visitors.
schema.index({ market: 1, startedAt: 1, _id: 1, visitor: 1 });
// Finds currently active visits.
schema.index({ market: 1, lastAt: 1, _id: 1 });
// Finds earlier visits of a visitor.
schema.index({ visitor: 1, startedAt: 1 }, { partialFilterExpression: { visitor: { $gt: '' } } });

export type VisitModel = Model<VisitRecord>;
export const visitModel = (connection: Connection): VisitModel => modelOn(connection, 'Visit', schema, 'visits');
