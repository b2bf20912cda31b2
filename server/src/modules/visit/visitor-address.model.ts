import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { VisitorAddressRecord } from './visitor-address.record.ts';

/** Retention of a network address after its last visit. */
export const VISITOR_ADDRESS_DAYS = 90;

const schema = new Schema<VisitorAddressRecord>(
  {
    _id: { type: String, required: true },
    region: { type: String, default: null },
    ipType: { type: String, default: null },
    businessName: { type: String, default: null },
    city: { type: String, default: null },
    country: { type: String, default: null },
    countryCode: { type: String, default: null },
    continent: { type: String, default: null },
    created: { type: Date, required: true },
    lastAt: { type: Date, required: true },
    visits: { type: Number, required: true },
  },
  // As for visits: reports do not wait for the journal.
  { versionKey: false, writeConcern: { w: 1 } },
);
schema.index({ lastAt: 1 }, { expireAfterSeconds: VISITOR_ADDRESS_DAYS * 86_400 });

export type VisitorAddressModel = Model<VisitorAddressRecord>;
export const visitorAddressModel = (connection: Connection): VisitorAddressModel =>
  modelOn(connection, 'VisitorAddress', schema, 'ipAddressTrack');
