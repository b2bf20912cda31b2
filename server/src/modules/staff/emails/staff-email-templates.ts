import type { Role } from '@eunbit/schema/account';
import type { Language, Market } from '@eunbit/schema/market';
import { Types } from 'mongoose';
import { SAMPLE_USER_ID, sampleUser } from '../../account/index.ts';
import type { EmailTemplates } from '../../email/index.ts';
import type { InvitationRecord } from '../invitation/invitation.model.ts';
import { staffInvitation } from './invitation-email.ts';
import { roleChanged, type StaffEmailSources } from './role-email.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** To the person whose role changed, and to the staff member who changed it; `userId` is the recipient. */
    ROLE_CHANGED: {
      readonly userId: string;
      readonly personId: string;
      readonly role: Role;
      /** The name of the role, if it is defined by admins. */
      readonly staffRole?: string;
    };
    /** To the invited address. */
    STAFF_INVITATION: { readonly invitationId: string; readonly version: string };
  }
}

const SAMPLE_INVITATION: InvitationRecord = {
  _id: new Types.ObjectId('5eed00000000000000000001'),
  email: 'jisoo@eunbit.example',
  role: 'MANAGER',
  staffRoleId: null,
  status: 'OPEN',
  version: 1,
  invitedBy: SAMPLE_USER_ID,
  at: new Date('2026-03-02T01:00:00Z'),
  expiresAt: new Date('2026-03-09T01:00:00Z'),
};

/** Invalid links, for previews and samples. */
const NO_LINKS = { link: () => '/admin/invitation' };

export function createStaffEmailTemplates(createSources: () => StaffEmailSources) {
  return {
    templates: { ROLE_CHANGED: roleChanged, STAFF_INVITATION: staffInvitation },
    createSources,
    redacted: { invitationLinks: NO_LINKS },
    samples: {
      sources: async (market: Market, language: Language) => ({
        user: async () => sampleUser(market, language),
        invitation: async () => SAMPLE_INVITATION,
        staffRole: async () => null,
        invitationLinks: NO_LINKS,
      }),
      emails: {
        ROLE_CHANGED: () => [{ refs: { userId: SAMPLE_USER_ID, personId: SAMPLE_USER_ID, role: 'MANAGER' as const } }],
        STAFF_INVITATION: () => [{ refs: { invitationId: String(SAMPLE_INVITATION._id), version: '1' } }],
      },
    },
  } satisfies EmailTemplates<'ROLE_CHANGED' | 'STAFF_INVITATION', StaffEmailSources>;
}
