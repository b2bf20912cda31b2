import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { IdempotentRequestRecord } from './idempotent-request.record.ts';

/** How long a repetition is recognised. */
const KEPT_HOURS = 24;

const schema = new Schema<IdempotentRequestRecord>(
  {
    _id: { type: String, required: true },
    inputHash: { type: String, required: true },
    createdId: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_HOURS * 3600 });

export type IdempotentRequestModel = Model<IdempotentRequestRecord>;
export const idempotentRequestModel = (connection: Connection): IdempotentRequestModel =>
  modelOn(connection, 'IdempotentRequest', schema, 'idempotent_requests');
