import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Language, Market } from '@eunbit/schema/market';
import type { SignUpFields } from '@eunbit/schema/validation-account';
import type { ClientSession, Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import type { WaitingRateLimiter } from '../../common/rate-limit.ts';
import { type Result, refuse, refuseFor } from '../../common/refusal.ts';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { BotProtection } from '../../integrations/bot-protection/bot-protection.ts';
import type { EmailOutbox } from '../email/index.ts';
import type { MailingListService } from '../mailing-list/index.ts';
import type { AccountService, NewUser } from './account.service.ts';
import { refuseNewPassword } from './new-password.ts';
import type { UserRecord } from './user.model.ts';
import { toViewer } from './viewer.ts';

/**
 * Sign-ups from one network per 15 minutes without a solved challenge; generous, because many people share one carrier's address.
 */
const FREE_LIMIT = { tries: 30, windowSeconds: 900 };
/**
 * Attempts from one network per 15 minutes with addresses that have an account, since the result reveals it: in total, and per
 * address.
 */
const TAKEN_LIMIT = { tries: 100, windowSeconds: 900 };
const EMAIL_LIMIT = { tries: 10, windowSeconds: 900 };

interface Place {
  readonly market: Market;
  readonly language: Language;
}

/** Hook of another module that runs in the transaction that creates the account. */
export type SignUpStep = (transaction: ClientSession, user: UserRecord, language: Language) => Promise<void>;

/** `address` is the network address that attempts are counted by. */
export type SignUpCaller = Place & { readonly address: string };

interface Deps {
  readonly connection: Connection;
  readonly account: AccountService;
  readonly outbox: EmailOutbox;
  readonly mailingList: MailingListService;
  readonly limiter: WaitingRateLimiter;
  readonly botProtection: BotProtection;
}

/** Sign-up. The account, mailing list entry, emails and the steps of other modules commit in one transaction. */
export function createSignUpService({ connection, account, outbox, mailingList, limiter, botProtection }: Deps) {
  const steps: SignUpStep[] = [];

  /**
   * Creates the account; null if the email address or a social id already has one. `first` is an additional step for
   * this account only; an error it throws aborts the transaction and propagates.
   */
  async function welcome(
    person: NewUser,
    { market, language }: Place,
    mailing: boolean,
    first: SignUpStep | null = null,
  ): Promise<Viewer | null> {
    const user = await account.draft({ ...person, language, location: market });
    const userId = String(user._id);
    try {
      await inTransaction(connection, async (transaction) => {
        await account.insert(user, transaction);
        if (first) await first(transaction, user, language);
        const joined = mailing && (await mailingList.addQuietly(user.email, { market, language }, transaction));
        const refs = { userId, ...(joined && { mailing: market }) };
        outbox.queue(transaction, { kind: 'WELCOME', about: userId, refs, to: user.email, language });
        for (const step of steps) await step(transaction, user, language);
      });
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
    return toViewer(user);
  }

  /**
   * Runs a sign-up if the limits of the caller's network allow it. Successful sign-ups do not count, only results that reveal an
   * existing account.
   */
  async function limited<Code extends string>(
    email: string,
    { address }: SignUpCaller,
    make: () => Promise<Result<Viewer, Code>>,
  ): Promise<Result<Viewer, Code | 'TOO_MANY_REQUESTS'>> {
    const at = new Date();
    const limits = { [`sign-up:${email}:${address}`]: EMAIL_LIMIT, [`sign-up-from:${address}`]: TAKEN_LIMIT };
    const waitSeconds = await limiter.attemptOrWait(limits);
    if (waitSeconds > 0) return refuseFor(waitSeconds);
    const made = await make();
    if ('value' in made) await limiter.takeBack(limits, at);
    return made;
  }

  /** The challenge that a further sign-up from this network has to solve; null if none is required. */
  async function findChallenge(email: string, { address }: SignUpCaller, proof: string | null): Promise<string | null> {
    if (await limiter.attempt({ [`sign-up-free:${address}`]: FREE_LIMIT })) return null;
    const action = `sign-up:${email}`;
    return (await botProtection.isProven(action, proof)) ? null : botProtection.challenge(action);
  }

  return {
    welcome,

    /** For sign-ups in other modules. */
    limited,

    /** Called by modules at startup. */
    addStep: (step: SignUpStep) => void steps.push(step),

    /**
     * The fields must already be validated. If a challenge is returned, a proof for it is required before the account is created.
     */
    async signUp(
      fields: SignUpFields,
      { mailing, proof }: { readonly mailing: boolean; readonly proof: string | null },
      caller: SignUpCaller,
    ) {
      const { firstName, lastName, password } = fields;
      const unfit = await refuseNewPassword(password, 'USER');
      if (unfit) return unfit;
      const email = normaliseEmail(fields.email);
      const challenge = await findChallenge(email, caller, proof);
      if (challenge !== null) return { challenge };
      return limited(email, caller, async () => {
        const viewer = await welcome({ firstName, lastName, email, password }, caller, mailing);
        return viewer ? { value: viewer } : refuse('EMAIL_TAKEN', 'user.exists');
      });
    },
  };
}

export type SignUpService = ReturnType<typeof createSignUpService>;
