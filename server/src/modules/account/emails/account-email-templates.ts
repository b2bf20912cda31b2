import type { Language, Market } from '@eunbit/schema/market';
import type { EmailTemplates } from '../../email/index.ts';
import {
  type AccountEmailSources,
  emailChangeConfirm,
  emailChanged,
  passwordChanged,
  passwordReset,
  welcome,
} from './account-emails.ts';
import { SAMPLE_USER_ID, sampleUser } from './sample-user.ts';

interface AboutAccount {
  readonly userId: string;
}

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** `mailing` is the store whose mailing list was joined at sign-up; absent if none. */
    WELCOME: AboutAccount & { readonly mailing?: Market };
    PASSWORD_RESET: AboutAccount;
    PASSWORD_CHANGED_NOTICE: AboutAccount;
    /** To the new address, with the confirmation link. */
    EMAIL_CHANGE_CONFIRM: AboutAccount;
    /** To the former address. */
    EMAIL_CHANGED_NOTICE: AboutAccount;
  }
}

const ABOUT = { userId: SAMPLE_USER_ID };

interface Deps {
  readonly createSources: () => AccountEmailSources;
  /** Unsubscribe links without valid tokens. */
  readonly redactedLinks: AccountEmailSources['unsubscribeLinks'];
}

export function createAccountEmailTemplates({ createSources, redactedLinks }: Deps) {
  return {
    templates: {
      WELCOME: welcome,
      PASSWORD_RESET: passwordReset,
      PASSWORD_CHANGED_NOTICE: passwordChanged,
      EMAIL_CHANGE_CONFIRM: emailChangeConfirm,
      EMAIL_CHANGED_NOTICE: emailChanged,
    },
    createSources,
    redacted: {
      accountLinks: { passwordResetLink: () => '/reset-password', emailChangeLink: () => '/confirm-email' },
      unsubscribeLinks: redactedLinks,
    },
    samples: {
      sources: async (market: Market, language: Language) => ({
        accountLinks: {
          passwordResetLink: () => '/reset-password#link=sample',
          emailChangeLink: () => '/confirm-email#link=sample',
        },
        unsubscribeLinks: redactedLinks,
        user: async () => sampleUser(market, language),
      }),
      emails: {
        WELCOME: (market: Market) => [{ refs: { ...ABOUT, mailing: market } }],
        PASSWORD_RESET: () => [{ refs: ABOUT }],
        PASSWORD_CHANGED_NOTICE: () => [{ refs: ABOUT }],
        EMAIL_CHANGE_CONFIRM: () => [{ refs: ABOUT }],
        EMAIL_CHANGED_NOTICE: () => [{ refs: ABOUT }],
      },
    },
  } satisfies EmailTemplates<
    'WELCOME' | 'PASSWORD_RESET' | 'PASSWORD_CHANGED_NOTICE' | 'EMAIL_CHANGE_CONFIRM' | 'EMAIL_CHANGED_NOTICE',
    AccountEmailSources
  >;
}
