import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Language } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { refuse } from '../../common/refusal.ts';
import type { Viewer } from '../../common/request-context.ts';
import { afterCommit, inTransaction } from '../../common/transaction.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type { EmailOutbox } from '../email/index.ts';
import { type AccountLinks, toAccountFingerprint } from './account-links.ts';
import type { IdentityService, Proof } from './identity.service.ts';
import { refuseNewPassword } from './new-password.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SessionService } from './session.service.ts';
import type { UserRecord } from './user.model.ts';
import { userModel } from './user.model.ts';
import { toUserId, toViewer } from './viewer.ts';

/** Reset requests per 15 minutes, for one account and from one network address. */
const ACCOUNT_LIMIT = { tries: 5, windowSeconds: 900 };
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };

interface Deps {
  readonly connection: Connection;
  readonly sessions: SessionService;
  readonly identity: IdentityService;
  readonly links: AccountLinks;
  readonly hasher: PasswordHasher;
  readonly outbox: EmailOutbox;
  readonly limiter: RateLimiter;
  readonly security: SecurityLog;
}

interface Asker {
  readonly language: Language;
  readonly address: string;
}

const LINK_INVALID = refuse('LINK_INVALID', 'link.invalid');

/** Password reset by email, and password change by a signed-in member. */
export function createPasswordService(deps: Deps) {
  const { connection, sessions, identity, links, hasher, outbox, limiter, security } = deps;
  const users = userModel(connection);

  /** Replaces the password and ends every session; false if email or password changed since `user` was read. */
  async function replace(
    user: UserRecord,
    passwordHash: string,
    action: 'PASSWORD_CHANGED' | 'PASSWORD_RESET',
    transaction: ClientSession,
  ): Promise<boolean> {
    const former = { _id: user._id, email: user.email, passwordHash: user.passwordHash };
    const { matchedCount } = await users.updateOne(former, { $set: { passwordHash } }, { session: transaction });
    if (matchedCount === 0) return false;
    await sessions.endAll(user._id, transaction);
    const userId = String(user._id);
    const about = `${userId}:${toAccountFingerprint({ ...user, passwordHash })}`;
    const { email: to, language } = user;
    outbox.queue(transaction, { kind: 'PASSWORD_CHANGED_NOTICE', about, refs: { userId }, to, language });
    afterCommit(transaction, () => security.record('credentialsChanged', { userId, action, subjectId: userId }));
    return true;
  }

  /**
   * Opening the link proves ownership of the mailbox. Another person may have created the account with that address and
   * linked their own social account, so only social ids that a provider verified for this address are kept.
   */
  async function dropUnvouched({ _id, email }: UserRecord, transaction: ClientSession): Promise<void> {
    const unvouched = { socialIds: { vouchedEmail: { $ne: email } } };
    const update = { $pull: unvouched, $set: { provenEmail: email } };
    await users.updateOne({ _id }, update, { session: transaction });
  }

  return {
    /** Emails a reset link. The result reveals whether the address has an account (ACCOUNT-9). */
    async requestReset(given: string, { language, address }: Asker) {
      const email = normaliseEmail(given);
      const within = await limiter.attempt({
        [`password-reset:${email}`]: ACCOUNT_LIMIT,
        [`password-reset-from:${address}`]: ADDRESS_LIMIT,
      });
      if (!within) return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      const user = await users.findOne({ email }).lean();
      if (!user) return refuse('USER_NOT_FOUND', 'reset.userNotFound');
      const userId = String(user._id);
      const about = `${userId}:${new Date().toISOString()}`;
      await inTransaction(connection, (transaction) =>
        outbox.queue(transaction, { kind: 'PASSWORD_RESET', about, refs: { userId }, to: email, language }),
      );
      return { value: email };
    },

    /**
     * Sets the password, once per link, and ends all sessions of the account. Not rate limited: a signed link cannot be
     * guessed, and a limit would let others lock out the owner.
     */
    async reset(token: string, password: string) {
      const claim = links.readPasswordReset(token);
      const user = claim && (await users.findById(toUserId({ id: claim.userId })).lean());
      if (!user || toAccountFingerprint(user) !== claim.mark) return LINK_INVALID;
      const unfit = await refuseNewPassword(password, user.role);
      if (unfit) return unfit;
      const passwordHash = await hasher.hash(password);
      const replaced = await inTransaction(connection, async (transaction) => {
        const isReplaced = await replace(user, passwordHash, 'PASSWORD_RESET', transaction);
        if (isReplaced) await dropUnvouched(user, transaction);
        return isReplaced;
      });
      if (!replaced) return LINK_INVALID;
      const socialIds = user.socialIds.filter(({ vouchedEmail }) => vouchedEmail === user.email);
      return { value: toViewer({ ...user, passwordHash, socialIds }) };
    },

    /** Sets the password after re-authentication and ends all sessions of the account. */
    async change(viewer: Viewer, proof: Proof, password: string) {
      const unfit = await refuseNewPassword(password, viewer.role);
      if (unfit) return unfit;
      const user = await users.findById(toUserId(viewer)).lean();
      const refused = await identity.confirm(viewer, proof);
      if (refused) return refused;
      const passwordHash = await hasher.hash(password);
      const isReplaced =
        user !== null &&
        (await inTransaction(connection, (transaction) =>
          replace(user, passwordHash, 'PASSWORD_CHANGED', transaction),
        ));
      return isReplaced ? { value: viewer } : refuse('CREDENTIALS_WRONG', 'password.wrong');
    },
  };
}

export type PasswordService = ReturnType<typeof createPasswordService>;
