import type { Role } from '@eunbit/schema/account';
import type { Types } from 'mongoose';

export type InvitationState = 'OPEN' | 'ACCEPTED' | 'REVOKED';

/** An invitation to join the staff (STAFF-21). */
export interface InvitationRecord {
  _id: Types.ObjectId;
  /** Lower case, trimmed. */
  email: string;
  role: Role;
  /** Set where `role` is STAFF. */
  staffRoleId: string | null;
  state: InvitationState;
  /** Rises each time that the invitation is sent: only the link in the last email holds. */
  version: number;
  invitedBy: string;
  at: Date;
  expiresAt: Date;
}
