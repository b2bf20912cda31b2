import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../common/models.ts';
import type { InvitationRecord } from './invitation.record.ts';

/** Days after which an invitation is forgotten, whatever became of it; the log keeps who joined by it. */
const KEPT_DAYS = 90;

const schema = new Schema<InvitationRecord>(
  {
    email: { type: String, required: true },
    role: { type: String, required: true },
    staffRoleId: { type: String, default: null },
    state: { type: String, required: true },
    version: { type: Number, required: true },
    invitedBy: { type: String, required: true },
    at: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// One open invitation of an address, also when two invite it at once; lists the open ones.
schema.index({ state: 1, email: 1 }, { unique: true, partialFilterExpression: { state: 'OPEN' } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 });

export const invitationModel = (connection: Connection): Model<InvitationRecord> =>
  modelOn(connection, 'StaffInvitation', schema, 'staff_invitations');
