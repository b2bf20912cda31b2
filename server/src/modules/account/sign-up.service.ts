import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Language, Market } from '@eunbit/schema/market';
import type { SignUpFields } from '@eunbit/schema/validation-account';
import type { ClientSession, Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import type { MailingListService } from '../mailing-list/mailing-list.service.ts';
import type { AccountService, NewUser } from './account.service.ts';
import { newPasswordProblem, type PasswordProblem } from './new-password.ts';
import type { UserRecord } from './user.record.ts';
import { toViewer } from './viewer.ts';

/** Attempts per 15 minutes; limited because the outcome reveals whether an email address has an account. */
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };
const EMAIL_LIMIT = { tries: 10, windowSeconds: 900 };

interface Place {
  readonly market: Market;
  readonly language: Language;
}

/** Hook of another module that runs in the transaction that creates the account. */
export type SignUpStep = (transaction: ClientSession, user: UserRecord, language: Language) => Promise<void>;

/** `address` is the network address that attempts are counted by. */
export type SignUpCaller = Place & { readonly address: string };

export type SignUp =
  | { readonly outcome: 'signedUp'; readonly viewer: Viewer }
  | { readonly outcome: 'unfit'; readonly problem: PasswordProblem }
  | { readonly outcome: 'emailTaken' | 'tooMany' };

interface Deps {
  readonly connection: Connection;
  readonly account: AccountService;
  readonly outbox: EmailOutbox;
  readonly mailingList: MailingListService;
  readonly limiter: RateLimiter;
}

/** Sign-up. The account, mailing list entry, emails and the steps of other modules commit in one transaction. */
export function createSignUpService({ connection, account, outbox, mailingList, limiter }: Deps) {
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

  /** Counts every attempt, successful or not, because the outcome reveals whether an email address has an account. */
  const mayTry = (email: string, { address }: SignUpCaller) =>
    limiter.attempt({ [`sign-up:${email}`]: EMAIL_LIMIT, [`sign-up-from:${address}`]: ADDRESS_LIMIT });

  return {
    welcome,

    /** Whether another attempt with this email address is allowed; counts the attempt. */
    mayTry,

    /** Called by modules at startup. */
    addStep: (step: SignUpStep) => void steps.push(step),

    /** The fields must already be validated. */
    async signUp(fields: SignUpFields, mailing: boolean, caller: SignUpCaller): Promise<SignUp> {
      const { firstname, lastname, password } = fields;
      const problem = await newPasswordProblem(password, 'USER');
      if (problem) return { outcome: 'unfit', problem };
      const email = normaliseEmail(fields.email);
      if (!(await mayTry(email, caller))) return { outcome: 'tooMany' };
      const viewer = await welcome({ firstname, lastname, email, password }, caller, mailing);
      return viewer ? { outcome: 'signedUp', viewer } : { outcome: 'emailTaken' };
    },
  };
}

export type SignUpService = ReturnType<typeof createSignUpService>;
