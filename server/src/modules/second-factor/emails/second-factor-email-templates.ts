import type { Language, Market } from '@eunbit/schema/market';
import { SAMPLE_USER_ID, sampleUser } from '../../account/index.ts';
import type { EmailTemplates } from '../../email/index.ts';
import type { SecondFactorChange } from '../second-factor-changes.ts';
import { type SecondFactorEmailSources, secondFactorChanged } from './second-factor-email.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    SECOND_FACTOR_CHANGED: { readonly userId: string; readonly change: SecondFactorChange };
  }
}

export function createSecondFactorEmailTemplates(createSources: () => SecondFactorEmailSources) {
  return {
    templates: { SECOND_FACTOR_CHANGED: secondFactorChanged },
    createSources,
    samples: {
      sources: async (market: Market, language: Language) => ({ user: async () => sampleUser(market, language) }),
      emails: {
        SECOND_FACTOR_CHANGED: () => [{ refs: { userId: SAMPLE_USER_ID, change: 'PASSKEY_ADDED' as const } }],
      },
    },
  } satisfies EmailTemplates<'SECOND_FACTOR_CHANGED', SecondFactorEmailSources>;
}
