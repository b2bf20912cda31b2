import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** A gate only matters while a transaction writes it; it is kept for the next one. */
const LIFETIME_SECONDS = 86_400;

/**
 * Every transaction that begins a hold writes the gate of its network, so two of them cannot both count the open holds and both
 * find room.
 */
const schema = recordSchema(
  {
    /** The key of the network. */
    _id: { type: String, required: true },
    passed: { type: Number, required: true },
    passedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ passedAt: 1 }, { expireAfterSeconds: LIFETIME_SECONDS });

export const holdGateModel = (connection: Connection): Model<RecordOf<typeof schema>> =>
  modelOn(connection, 'HoldGate', schema, 'hold_gates');
