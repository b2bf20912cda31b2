import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** Lifetime of a key. */
const KEPT_HOURS = 24;

/** The record created by a request with an idempotency key. */
const schema = recordSchema(
  {
    /** Operation, caller and key. */
    _id: { type: String, required: true },
    /** Hash of the input without the key: the same key with another input is a mistake of the caller. */
    inputHash: { type: String, required: true },
    /** Id or number of the created record. */
    createdId: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_HOURS * 3600 });

export type IdempotentRequestModel = Model<RecordOf<typeof schema>>;
export const idempotentRequestModel = (connection: Connection): IdempotentRequestModel =>
  modelOn(connection, 'IdempotentRequest', schema, 'idempotent_requests');
