import type { Language, Market } from '@eunbit/schema/market';
import type { SignUpFields } from '@eunbit/schema/validation-account';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { normaliseEmail } from '../../common/email-address.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { Viewer } from '../../context.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { OrderClaimService } from '../order/order-claim.service.ts';
import type { MailingListService } from '../support/mailing-list.service.ts';
import type { AccountService, NewUser } from './account.service.ts';
import { newPasswordProblem, type PasswordProblem } from './new-password.ts';
import { viewerOf } from './viewer.ts';

/** Tries within a quarter of an hour; the answer tells whether an e-mail address has an account. */
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };
const EMAIL_LIMIT = { tries: 10, windowSeconds: 900 };

interface Place {
  readonly market: Market;
  readonly language: Language;
}

interface Deps {
  readonly connection: Connection;
  readonly account: AccountService;
  readonly mail: MailService;
  readonly mailingList: MailingListService;
  readonly orderClaim: OrderClaimService;
  readonly limiter: RateLimiter;
}

export type SignUp =
  | { readonly outcome: 'signedUp'; readonly viewer: Viewer }
  | { readonly outcome: 'unfit'; readonly problem: PasswordProblem }
  | { readonly outcome: 'emailTaken' | 'tooMany' };

/**
 * Takes new members in: account, place on the mailing list and letters come together or not at all. Whoever bought with
 * the address before is offered those orders, by a letter to it.
 */
export function createSignUpService({ connection, account, mail, mailingList, orderClaim, limiter }: Deps) {
  /** Makes the account; null when the e-mail address or a social id has one already. */
  async function welcome(person: NewUser, { market, language }: Place, mailing: boolean): Promise<Viewer | null> {
    const user = await account.draft({ ...person, language, location: market });
    const userId = String(user._id);
    try {
      await inTransaction(connection, async (transaction) => {
        await account.insert(user, transaction);
        const joined = mailing && (await mailingList.addQuietly(user.email, { market, language }, transaction));
        const refs = { userId, ...(joined && { mailing: market }) };
        await mail.queue(transaction, { kind: 'WELCOME', about: userId, refs, to: user.email, language });
        await orderClaim.offer(transaction, { id: String(user._id), email: user.email }, language);
      });
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
    return viewerOf(user);
  }

  return {
    welcome,

    /** The sign-up form, already validated. */
    async signUp(
      fields: SignUpFields,
      mailing: boolean,
      caller: Place & { readonly address: string },
    ): Promise<SignUp> {
      const { firstname, lastname, password } = fields;
      const problem = await newPasswordProblem(password, 'USER');
      if (problem) return { outcome: 'unfit', problem };
      const email = normaliseEmail(fields.email);
      const within = await limiter.attempt({
        [`sign-up:${email}`]: EMAIL_LIMIT,
        [`sign-up-from:${caller.address}`]: ADDRESS_LIMIT,
      });
      if (!within) return { outcome: 'tooMany' };
      const viewer = await welcome({ firstname, lastname, email, password }, caller, mailing);
      return viewer ? { outcome: 'signedUp', viewer } : { outcome: 'emailTaken' };
    },
  };
}

export type SignUpService = ReturnType<typeof createSignUpService>;
