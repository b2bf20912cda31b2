import type { Role } from '@eunbit/schema/account';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../../common/record-schema.ts';

/** Days after which an invitation is deleted in any status; the activity log keeps who joined with it. */
const KEPT_DAYS = 90;

/** An invitation to join the staff (STAFF-21). */
const schema = recordSchema(
  {
    /** Lower case, trimmed. */
    email: { type: String, required: true },
    role: { type: stores<Role>(String), required: true },
    /** Set if `role` is STAFF. */
    staffRoleId: { type: String, default: null },
    status: { type: stores<'OPEN' | 'ACCEPTED' | 'REVOKED'>(String), required: true },
    /** Rises each time the invitation is sent: only the link in the last email is valid. */
    version: { type: Number, required: true },
    invitedBy: { type: String, required: true },
    at: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// At most one open invitation per address, also under concurrency; also used to list open invitations.
schema.index({ status: 1, email: 1 }, { unique: true, partialFilterExpression: { status: 'OPEN' } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 });

export type InvitationRecord = RecordOf<typeof schema>;
export const invitationModel = (connection: Connection): Model<InvitationRecord> =>
  modelOn(connection, 'StaffInvitation', schema, 'staff_invitations');
