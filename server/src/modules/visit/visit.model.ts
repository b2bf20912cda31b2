import type { Market } from '@eunbit/schema/market';
import type { DeviceCategory, VisitChannel } from '@eunbit/schema/visit';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/** How long single visits are kept; what is counted of them stays. */
export const VISIT_DAYS = 90;

/**
 * One visit: what somebody does in a store until half an hour passes without a sign of life. Holds no address and no
 * account. Reports about it may come late, twice and in any order, so the times only ever widen.
 */
export interface VisitRecord {
  /** Made by the browser at the start of the visit. */
  _id: string;
  /** The browser, where its owner agreed to be known again; null otherwise. */
  visitor: string | null;
  /** Whether the browser came for the first time; null where it is not known again. */
  returning: boolean | null;
  market: Market;
  startedAt: Date;
  lastAt: Date;
  channel: VisitChannel;
  source: string | null;
  keywords: string | null;
  campaign: string | null;
  device: DeviceCategory;
  /** ISO 3166; null where unknown. */
  country: string | null;
  region: string | null;
}

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
  // Nobody waits for the disk with a report: what a power cut could cost is the last moment of some visits.
  { versionKey: false, writeConcern: { w: 1 } },
);
schema.index({ startedAt: 1 }, { expireAfterSeconds: VISIT_DAYS * 86_400 });
// Counting the visits of an hour of a store in their order, and its visitors without reading the visits themselves.
schema.index({ market: 1, startedAt: 1, _id: 1, visitor: 1 });
// Who is here now.
schema.index({ market: 1, lastAt: 1, _id: 1 });
// Whether, and when, a browser has been here before.
schema.index({ visitor: 1, startedAt: 1 }, { partialFilterExpression: { visitor: { $gt: '' } } });

export type VisitModel = Model<VisitRecord>;
export const visitModel = (connection: Connection): VisitModel => modelOn(connection, 'Visit', schema, 'visits');
