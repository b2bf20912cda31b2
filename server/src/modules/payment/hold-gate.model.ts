import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { HoldGateRecord } from './hold-gate.record.ts';

/** A gate is of use while a transaction passes it; it stays for whoever comes next. */
const LIFETIME_SECONDS = 86_400;

const schema = new Schema<HoldGateRecord>(
  {
    _id: { type: String, required: true },
    passed: { type: Number, required: true },
    passedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ passedAt: 1 }, { expireAfterSeconds: LIFETIME_SECONDS });

export const holdGateModel = (connection: Connection): Model<HoldGateRecord> =>
  modelOn(connection, 'HoldGate', schema, 'hold_gates');
