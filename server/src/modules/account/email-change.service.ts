import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Language } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type CodedResult, refuse, refuseInput } from '../../common/refusal.ts';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type { EmailOutbox } from '../email/index.ts';
import type { MailingListService } from '../mailing-list/index.ts';
import type { AccountErrorCode } from './account.types.ts';
import { type AccountLinks, toAccountFingerprint } from './account-links.ts';
import type { IdentityService, Proof } from './identity.service.ts';
import type { SessionService } from './session.service.ts';
import { userModel } from './user.model.ts';
import { toUserId } from './viewer.ts';

/** Per 15 minutes: confirmation emails of one account, and links opened from one network address. */
const EMAIL_LIMIT = { tries: 5, windowSeconds: 900 };
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };

interface Deps {
  readonly connection: Connection;
  readonly identity: IdentityService;
  readonly sessions: SessionService;
  readonly links: AccountLinks;
  readonly outbox: EmailOutbox;
  readonly mailingList: MailingListService;
  readonly limiter: RateLimiter;
  readonly security: SecurityLog;
}

const TOO_MANY = refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
const EMAIL_TAKEN = refuse('EMAIL_TAKEN', 'user.exists');
const LINK_INVALID = refuse('LINK_INVALID', 'link.invalid');

/** A new email address takes effect only after confirmation from its mailbox. */
export function createEmailChangeService({
  connection,
  identity,
  sessions,
  links,
  outbox,
  mailingList,
  limiter,
  security,
}: Deps) {
  const users = userModel(connection);

  return {
    /** Emails a link to the new address; only the latest request can be confirmed. */
    async request(viewer: Viewer, given: string, proof: Proof, language: Language) {
      const email = normaliseEmail(given);
      const refused =
        refuseInput(email === viewer.email ? [{ path: 'email', key: 'emailChange.same' }] : []) ??
        (await identity.confirm(viewer, proof));
      if (refused) return refused;
      const within = await limiter.attempt({ [`email-change:${viewer.id}`]: EMAIL_LIMIT });
      if (!within) return TOO_MANY;
      if (await users.exists({ email })) return EMAIL_TAKEN;
      const userId = viewer.id;
      const about = `${userId}:${new Date().toISOString()}`;
      await inTransaction(connection, async (transaction) => {
        await users.updateOne({ _id: toUserId(viewer) }, { $set: { pendingEmail: email } }, { session: transaction });
        outbox.queue(transaction, { kind: 'EMAIL_CHANGE_CONFIRM', about, refs: { userId }, to: email, language });
      });
      return { value: email };
    },

    /** Switches the account to the address in the link, once, and notifies the former address. */
    async confirm(token: string, address: string): Promise<CodedResult<string, AccountErrorCode>> {
      const within = await limiter.attempt({ [`email-link-from:${address}`]: ADDRESS_LIMIT });
      if (!within) return TOO_MANY;
      const claim = links.readEmailChange(token);
      const user = claim && (await users.findById(toUserId({ id: claim.userId })).lean());
      if (!user || toAccountFingerprint(user) !== claim.mark || user.pendingEmail !== claim.email) return LINK_INVALID;
      const [from, to] = [user.email, claim.email];
      const warning = {
        kind: 'EMAIL_CHANGED_NOTICE',
        about: `${claim.userId}:${new Date().toISOString()}`,
        refs: { userId: claim.userId },
        to: from,
      } as const;
      try {
        const changed = await inTransaction(connection, async (transaction) => {
          const asRead = { _id: user._id, email: from, pendingEmail: to, passwordHash: user.passwordHash };
          const now = { email: to, pendingEmail: null, provenEmail: to };
          const { matchedCount } = await users.updateOne(asRead, { $set: now }, { session: transaction });
          if (matchedCount === 0) return false;
          await mailingList.move(from, to, transaction);
          outbox.queue(transaction, { ...warning, language: user.language });
          return true;
        });
        if (!changed) return LINK_INVALID;
        sessions.forgetUser(user._id);
        const { userId } = claim;
        security.record('credentialsChanged', { userId, action: 'EMAIL_CHANGED', subjectId: userId });
        return { value: to };
      } catch (error) {
        if (isDuplicateKey(error)) return EMAIL_TAKEN;
        throw error;
      }
    },
  };
}

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;
