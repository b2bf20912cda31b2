import type { Market } from '@eunbit/schema/market';
import type { VisitEventKind, WebVital } from '@eunbit/schema/visit';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { VISIT_DAYS } from './visit.model.ts';

/** One thing that happened in a visit. Its id is the browser's, so that an event told twice is one event. */
export interface VisitEventRecord {
  _id: string;
  visitId: string;
  market: Market;
  kind: VisitEventKind;
  at: Date;
  /** The page, without query. */
  path: string;
  /** Of clicks on products and what goes into carts. */
  productId: string | null;
  units: number | null;
  /** What was searched for. */
  text: string | null;
  vital: WebVital | null;
  /** What was measured. */
  value: number | null;
}

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
  // As visits: a report does not wait for the disk.
  { versionKey: false, writeConcern: { w: 1 } },
);
schema.index({ at: 1 }, { expireAfterSeconds: VISIT_DAYS * 86_400 });
// All of a visit.
schema.index({ visitId: 1, at: 1, _id: 1 });

export type VisitEventModel = Model<VisitEventRecord>;
export const visitEventModel = (connection: Connection): VisitEventModel =>
  modelOn(connection, 'VisitEvent', schema, 'visit_events');
