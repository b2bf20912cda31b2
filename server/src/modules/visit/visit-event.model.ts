import type { Market } from '@eunbit/schema/market';
import type { VisitEventKind, WebVital } from '@eunbit/schema/visit';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import { VISIT_DAYS } from './visit.model.ts';

/** An event of a visit. The browser generates the id, so that an event reported twice is stored once. */
const schema = recordSchema(
  {
    _id: { type: String, required: true },
    visitId: { type: String, required: true },
    market: { type: stores<Market>(String), required: true },
    kind: { type: stores<VisitEventKind>(String), required: true },
    at: { type: Date, required: true },
    /** Page path as returned by `shopPage`, without query. */
    path: { type: String, required: true },
    /** For product clicks and additions to the cart; otherwise null. */
    productId: { type: String, default: null },
    units: { type: Number, default: null },
    /** Search text; null for events other than searches. */
    text: { type: String, default: null },
    vital: { type: stores<WebVital>(String), default: null },
    /** Measured value; null if none. */
    value: { type: Number, default: null },
  },
  // As for visits: reports do not wait for the journal.
  { versionKey: false, writeConcern: { w: 1 } },
);
schema.index({ at: 1 }, { expireAfterSeconds: VISIT_DAYS * 86_400 });
// Reads the events of a visit in order.
schema.index({ visitId: 1, at: 1, _id: 1 });

export type VisitEventRecord = RecordOf<typeof schema>;
export type VisitEventModel = Model<VisitEventRecord>;
export const visitEventModel = (connection: Connection): VisitEventModel =>
  modelOn(connection, 'VisitEvent', schema, 'visit_events');
