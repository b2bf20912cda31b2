import type { Language, Market } from '@eunbit/schema/market';
import type { SignUpFields } from '@eunbit/schema/validation-account';
import type { ClientSession, Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { normaliseEmail } from '../../common/email-address.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import type { MailingListService } from '../mailing-list/mailing-list.service.ts';
import type { AccountService, NewUser } from './account.service.ts';
import { newPasswordProblem, type PasswordProblem } from './new-password.ts';
import type { UserRecord } from './user.record.ts';
import { toViewer } from './viewer.ts';

/** Tries within a quarter of an hour; the answer tells whether an email address has an account. */
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };
const EMAIL_LIMIT = { tries: 10, windowSeconds: 900 };

interface Place {
  readonly market: Market;
  readonly language: Language;
}

/** What another module does with each new account, in the transaction that makes it. */
export type SignUpStep = (transaction: ClientSession, user: UserRecord, language: Language) => Promise<void>;

/** Who signs up, and from which network: tries are counted by it. */
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

/**
 * Takes new members in: account, place on the mailing list, emails and what other modules add come together or not at
 * all.
 */
export function createSignUpService({ connection, account, outbox, mailingList, limiter }: Deps) {
  const steps: SignUpStep[] = [];

  /**
   * Makes the account; null when the email address or a social id has one already. `first` is one more step for this
   * account alone: what it throws is thrown, and there is no account.
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
        await outbox.queue(transaction, { kind: 'WELCOME', about: userId, refs, to: user.email, language });
        for (const step of steps) await step(transaction, user, language);
      });
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
    return toViewer(user);
  }

  /** Counted whatever comes of it: the answer tells whether an email address has an account. */
  const mayTry = (email: string, { address }: SignUpCaller) =>
    limiter.attempt({ [`sign-up:${email}`]: EMAIL_LIMIT, [`sign-up-from:${address}`]: ADDRESS_LIMIT });

  return {
    welcome,

    /** Whether somebody may try to make an account of this email address; counts the try. */
    mayTry,

    /** Called by a module, at start. */
    addStep: (step: SignUpStep) => void steps.push(step),

    /** The sign-up form, already validated. */
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
