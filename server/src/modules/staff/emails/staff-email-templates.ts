import type { Role } from '@eunbit/schema/account';
import type { Language, Market } from '@eunbit/schema/market';
import { SAMPLE_USER_ID, sampleUser } from '../../account/emails/sample-user.ts';
import type { EmailTemplates } from '../../email/email-template.ts';
import { roleChanged } from './role-email.ts';
import type { StaffEmailSources } from './staff-email-sources.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** To the person whose role changed, and to the member of staff who changed it; `userId` is the recipient. */
    ROLE_CHANGED: { readonly userId: string; readonly personId: string; readonly role: Role };
  }
}

export function createStaffEmailTemplates(createSources: () => StaffEmailSources) {
  return {
    templates: { ROLE_CHANGED: roleChanged },
    createSources,
    samples: {
      sources: async (market: Market, language: Language) => ({ user: async () => sampleUser(market, language) }),
      emails: {
        ROLE_CHANGED: () => [{ refs: { userId: SAMPLE_USER_ID, personId: SAMPLE_USER_ID, role: 'MANAGER' as const } }],
      },
    },
  } satisfies EmailTemplates<'ROLE_CHANGED', StaffEmailSources>;
}
