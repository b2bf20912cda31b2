import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { RoleRecord } from './role.record.ts';

const schema = new Schema<RoleRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    permissions: { type: [String], required: true },
    refundLimit: {
      type: new Schema(
        { KRW: { type: Number, required: true }, USD: { type: Number, required: true } },
        { _id: false },
      ),
      default: null,
    },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ nameKey: 1 }, { unique: true });

export const roleModel = (connection: Connection): Model<RoleRecord> => modelOn(connection, 'Role', schema, 'roles');
