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
    /** The name as it is compared: there is one role of a name. */
    nameKey: { type: String, required: true },
    permissions: { type: stores<StaffPermission[]>([String]), required: true },
    /** The largest sum that may be refunded of an order, minor units; null for no limit. */
    refundLimit: { type: stores<Record<Currency, number>>(refundLimit), default: null },
    /** Rises with each change, and each time that somebody gets the role: neither meets a role that it has not read. */
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ nameKey: 1 }, { unique: true });

export type RoleRecord = RecordOf<typeof schema>;
export const roleModel = (connection: Connection): Model<RoleRecord> => modelOn(connection, 'Role', schema, 'roles');
