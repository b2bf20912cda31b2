import { personName } from '@eunbit/schema/person-name';
import type { ShopSettings } from '@eunbit/schema/shop-settings';
import {
  type Block,
  button,
  contactWays,
  type EmailContent,
  type EmailLinks,
  type EmailRefs,
  type EmailTemplate,
  type Envelope,
  facts,
  note,
  text,
} from '../../email/index.ts';
import { joinedBlocks, type UnsubscribeLinks } from '../../mailing-list/index.ts';
import { type AccountLinks, EMAIL_CHANGE_HOURS, PASSWORD_RESET_MINUTES } from '../account-links.ts';
import type { UserRecord } from '../user.model.ts';
import { ACCOUNT_WORDS as WORDS } from './account-words.ts';

export interface AccountEmailSources {
  readonly accountLinks: Pick<AccountLinks, 'passwordResetLink' | 'emailChangeLink'>;
  readonly unsubscribeLinks: UnsubscribeLinks;
  user(id: string): Promise<UserRecord | null>;
}

type AccountKind =
  | 'WELCOME'
  | 'PASSWORD_RESET'
  | 'PASSWORD_CHANGED_NOTICE'
  | 'EMAIL_CHANGE_CONFIRM'
  | 'EMAIL_CHANGED_NOTICE';

type Sources = AccountEmailSources & { readonly links: EmailLinks; readonly settings: ShopSettings };

type AccountEmailContent = Pick<EmailContent, 'subject' | 'preheader' | 'title' | 'reason'> & {
  readonly blocks: readonly Block[];
};

/** Skips the email if the account has been deleted. */
function aboutAccount<K extends AccountKind>(
  buildContent: (
    user: UserRecord,
    envelope: Envelope,
    sources: Sources,
    refs: EmailRefs[K],
  ) => AccountEmailContent | null,
): EmailTemplate<K, AccountEmailSources> {
  return async (refs, envelope, sources) => {
    const user = await sources.user(refs.userId);
    const content = user && buildContent(user, envelope, sources, refs);
    return content && { ...content, market: user.location, language: envelope.language };
  };
}

const linkIsOver = (createdAt: Date, minutes: number) => Date.now() > createdAt.getTime() + minutes * 60_000;

/** Includes the mailing list confirmation if the member joined at sign-up, so one event sends one email. */
export const welcome = aboutAccount<'WELCOME'>((user, envelope, { links, unsubscribeLinks, settings }, { mailing }) => {
  const { language } = envelope;
  const words = WORDS[language].welcome;
  const choice = { market: user.location, language };
  return {
    subject: words.subject,
    preheader: words.preheader,
    title: words.title(personName(user)),
    reason: WORDS[language].reason,
    blocks: [
      text(words.opening),
      text(words.more),
      button(words.shop, links.page('/products-cleansing', choice)),
      facts(
        { label: words.account, value: user.email },
        { label: words.own, value: words.ownPage, url: links.page('/dashboard', choice) },
      ),
      ...(mailing ? joinedBlocks(mailing, envelope, settings.company, unsubscribeLinks) : []),
    ],
  };
});

/** Not sent if the link expired while the email was queued. */
export const passwordReset = aboutAccount<'PASSWORD_RESET'>(
  (user, { language, createdAt }, { links, accountLinks }) => {
    if (linkIsOver(createdAt, PASSWORD_RESET_MINUTES)) return null;
    const words = WORDS[language].reset;
    const path = accountLinks.passwordResetLink(user, createdAt);
    return {
      subject: words.subject,
      preheader: words.preheader(PASSWORD_RESET_MINUTES),
      title: words.title,
      reason: words.reason,
      blocks: [
        text(words.opening(personName(user))),
        button(words.set, links.page(path, { market: user.location, language })),
        note(words.expires(PASSWORD_RESET_MINUTES)),
        note(words.notYou),
      ],
    };
  },
);

export const passwordChanged = aboutAccount<'PASSWORD_CHANGED_NOTICE'>((user, { language }, { links, settings }) => {
  const words = WORDS[language].passwordChanged;
  return {
    subject: words.subject,
    preheader: words.preheader,
    title: words.title,
    reason: WORDS[language].securityReason,
    blocks: [
      text(words.opening(personName(user))),
      text(words.notYou),
      button(words.reset, links.page('/forgot', { market: user.location, language })),
      note(WORDS[language].help(contactWays(settings, { market: user.location, language }))),
    ],
  };
});

/** Sent to the new address, which takes effect once it is confirmed. */
export const emailChangeConfirm = aboutAccount<'EMAIL_CHANGE_CONFIRM'>(
  (user, { language, createdAt, to }, { links, accountLinks }) => {
    // A later request has replaced this one, or the link has expired.
    if (user.pendingEmail !== to || linkIsOver(createdAt, EMAIL_CHANGE_HOURS * 60)) return null;
    const words = WORDS[language].emailConfirm;
    const path = accountLinks.emailChangeLink(user, to, createdAt);
    return {
      subject: words.subject,
      preheader: words.preheader(EMAIL_CHANGE_HOURS),
      title: words.title,
      reason: words.reason,
      blocks: [
        text(words.opening(personName(user), to)),
        button(words.confirm, links.page(path, { market: user.location, language })),
        note(words.expires(EMAIL_CHANGE_HOURS)),
        note(words.notYou),
      ],
    };
  },
);

/** Sent to the former address, so that its owner notices a change they did not make. */
export const emailChanged = aboutAccount<'EMAIL_CHANGED_NOTICE'>((user, { language }, { settings }) => {
  const words = WORDS[language].emailChanged;
  return {
    subject: words.subject,
    preheader: words.preheader,
    title: words.title,
    reason: WORDS[language].securityReason,
    blocks: [
      text(words.opening(personName(user))),
      text(words.notYou(contactWays(settings, { market: user.location, language }))),
    ],
  };
});
