import type { Language, Market } from '@eunbit/schema/market';
import type { SignUpFields } from '@eunbit/schema/validation-account';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { normaliseEmail } from '../../common/email-address.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { Viewer } from '../../context.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderClaimService } from '../order/order-claim.service.ts';
import type { MailingListService } from '../support/mailing-list.service.ts';
import type { AccountService, NewUser } from './account.service.ts';
import { newPasswordProblem, type PasswordProblem } from './new-password.ts';
import { viewerOf } from './viewer.ts';

/** Tries within a quarter of an hour; the answer tells whether an email address has an account. */
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };
const EMAIL_LIMIT = { tries: 10, windowSeconds: 900 };

interface Place {
  readonly market: Market;
  readonly language: Language;
}

/** The order that an account was to begin with belongs to somebody. */
class OrderTakenError extends Error {
  override readonly name = 'OrderTakenError';
}

type Caller = Place & { readonly address: string };

export type SignUp =
  | { readonly outcome: 'signedUp'; readonly viewer: Viewer }
  | { readonly outcome: 'unfit'; readonly problem: PasswordProblem }
  | { readonly outcome: 'emailTaken' | 'tooMany' };

interface Deps {
  readonly connection: Connection;
  readonly account: AccountService;
  readonly outbox: EmailOutbox;
  readonly mailingList: MailingListService;
  readonly orderClaim: OrderClaimService;
  readonly limiter: RateLimiter;
}

/**
 * Takes new members in: account, place on the mailing list and emails come together or not at all. Whoever bought with
 * the address before is offered those orders, by an email to it.
 */
export function createSignUpService({ connection, account, outbox, mailingList, orderClaim, limiter }: Deps) {
  /**
   * Makes the account, `first` becoming its first order; null when the email address or a social id has one already.
   * Throws OrderTakenError.
   */
  async function welcome(
    person: NewUser,
    { market, language }: Place,
    mailing: boolean,
    first: OrderRecord | null = null,
  ): Promise<Viewer | null> {
    const user = await account.draft({ ...person, language, location: market });
    const userId = String(user._id);
    try {
      await inTransaction(connection, async (transaction) => {
        await account.insert(user, transaction);
        if (first && !(await orderClaim.takeOver(transaction, first._id, userId))) throw new OrderTakenError();
        const joined = mailing && (await mailingList.addQuietly(user.email, { market, language }, transaction));
        const refs = { userId, ...(joined && { mailing: market }) };
        await outbox.queue(transaction, { kind: 'WELCOME', about: userId, refs, to: user.email, language });
        await orderClaim.offer(transaction, { id: String(user._id), email: user.email }, language);
      });
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
    return viewerOf(user);
  }

  /** Counted whatever comes of it: the answer tells whether an email address has an account. */
  const mayTry = (email: string, { address }: Caller) =>
    limiter.attempt({ [`sign-up:${email}`]: EMAIL_LIMIT, [`sign-up-from:${address}`]: ADDRESS_LIMIT });

  return {
    welcome,

    /** A guest who has just bought: the order tells who they are and becomes their own. */
    async signUpWithOrder(
      order: OrderRecord,
      password: string,
      caller: Caller,
    ): Promise<SignUp | { readonly outcome: 'orderTaken' }> {
      const problem = await newPasswordProblem(password, 'USER');
      if (problem) return { outcome: 'unfit', problem };
      const { email, market } = order;
      if (!(await mayTry(email, caller))) return { outcome: 'tooMany' };
      const { firstname, lastname } = order.address;
      try {
        const place = { market, language: caller.language };
        const viewer = await welcome({ firstname, lastname, email, password }, place, false, order);
        return viewer ? { outcome: 'signedUp', viewer } : { outcome: 'emailTaken' };
      } catch (error) {
        if (error instanceof OrderTakenError) return { outcome: 'orderTaken' };
        throw error;
      }
    },

    /** The sign-up form, already validated. */
    async signUp(fields: SignUpFields, mailing: boolean, caller: Caller): Promise<SignUp> {
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
