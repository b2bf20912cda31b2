import type { Currency } from '@eunbit/schema/market';
import type { StaffPermission } from '@eunbit/schema/permission';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

const refundLimit = new Schema(
  { KRW: { type: Number, required: true }, USD: { type: Number, required: true } },
  { _id: false },
);

/** A role that admins have defined (STAFF-18). */
const schema = recordSchema(
  {
    name: { type: String, required: true },
    /** The normalised name, which is unique. */
    nameKey: { type: String, required: true },
    permissions: { type: stores<StaffPermission[]>([String]), required: true },
    /** The maximum refund of an order, minor units; null if there is no limit. */
    refundLimit: { type: stores<Record<Currency, number>>(refundLimit), default: null },
    /** Rises with each change, and each time that somebody gets the role, so that writes conflict with both. */
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ nameKey: 1 }, { unique: true });

export type RoleRecord = RecordOf<typeof schema>;
export const roleModel = (connection: Connection): Model<RoleRecord> => modelOn(connection, 'Role', schema, 'roles');
