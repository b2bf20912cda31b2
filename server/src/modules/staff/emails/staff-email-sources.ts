import type { UserRecord } from '../../account/index.ts';
import type { RoleRecord } from '../../role/index.ts';
import type { InvitationRecord } from '../invitation/invitation.record.ts';
import type { InvitationLinks } from '../invitation/invitation-links.ts';

export interface StaffEmailSources {
  user(id: string): Promise<UserRecord | null>;
  invitation(id: string): Promise<InvitationRecord | null>;
  staffRole(id: string): Promise<Pick<RoleRecord, 'name'> | null>;
  readonly invitationLinks: Pick<InvitationLinks, 'link'>;
}
