import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** Retention of a network address after its last visit. */
export const VISITOR_ADDRESS_DAYS = 90;

/** A network address from which visits came (STATISTICS-5). */
const schema = recordSchema(
  {
    /** IP address. */
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
    /** Number of visits, not of page views. */
    visits: { type: Number, required: true },
  },
  // As for visits: reports do not wait for the journal.
  { versionKey: false, writeConcern: { w: 1 } },
);
schema.index({ lastAt: 1 }, { expireAfterSeconds: VISITOR_ADDRESS_DAYS * 86_400 });

export type VisitorAddressRecord = RecordOf<typeof schema>;
export type VisitorAddressModel = Model<VisitorAddressRecord>;
export const visitorAddressModel = (connection: Connection): VisitorAddressModel =>
  modelOn(connection, 'VisitorAddress', schema, 'ipAddressTrack');
