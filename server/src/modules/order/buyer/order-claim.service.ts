import type { Language } from '@eunbit/schema/market';
import type { ClientSession, Connection, Types } from 'mongoose';
import { normaliseEmail } from '../../../common/email-address.ts';
import type { RateLimiter } from '../../../common/rate-limit.ts';
import { randomToken } from '../../../common/tokens.ts';
import { inTransaction } from '../../../common/transaction.ts';
import type { EmailOutbox } from '../../email/email-outbox.service.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderTokens } from '../order-tokens.ts';

/** Maximum number of emails that a member may request per hour. */
const MEMBER_LIMIT = { tries: 3, windowSeconds: 3600 };

/** The member who claims orders. */
export interface Claimant {
  readonly id: string;
  readonly email: string;
}

interface Deps {
  readonly connection: Connection;
  readonly tokens: OrderTokens;
  readonly outbox: EmailOutbox;
  readonly limiter: RateLimiter;
}

/**
 * Transfers guest orders to members. Having an account does not prove ownership of its email address, so orders are
 * transferred only by a link sent to that address and opened by the member it was issued to.
 */
export function createOrderClaimService({ connection, tokens, outbox, limiter }: Deps) {
  const orders = orderModel(connection);

  // Orders of deleted accounts have no `userId` either; a pass code identifies guest orders.
  const OWNERLESS = { userId: null, encryptedPassCode: { $ne: null } };
  const toGuestOrderFilter = (email: string) => ({ email: normaliseEmail(email), ...OWNERLESS });

  /** The newest guest order of an email address; null if there is none. */
  function findNewest(email: string, session: ClientSession): Promise<OrderRecord | null> {
    return orders.findOne(toGuestOrderFilter(email)).sort({ createdAt: -1, _id: -1 }).session(session).lean();
  }

  /**
   * Queues the email with the claim link if there are guest orders. Runs in the caller's transaction, such as a
   * sign-up.
   */
  async function offer(session: ClientSession, { id, email }: Claimant, language: Language): Promise<void> {
    const newest = await findNewest(email, session);
    if (!newest) return;
    outbox.queue(session, {
      kind: 'CLAIM_ORDERS',
      about: `${id}:${randomToken()}`,
      to: normaliseEmail(email),
      language,
      refs: { userId: id },
    });
  }

  return {
    /** The newest guest orders of email addresses, which claim links refer to, in one query. */
    async newestByEmail(emails: readonly string[]): Promise<ReadonlyMap<string, OrderRecord>> {
      const found = await orders.aggregate<{ readonly _id: string; readonly newest: OrderRecord }>([
        { $match: { email: { $in: emails }, ...OWNERLESS } },
        { $sort: { email: 1, createdAt: -1, _id: -1 } },
        { $group: { _id: '$email', newest: { $first: '$$ROOT' } } },
      ]);
      return new Map(found.map(({ _id, newest }) => [_id, newest]));
    },
    offer,

    /**
     * Transfers one guest order to an account, in the transaction that creates the account. False if it already has an
     * owner. The caller must have opened the order with its access token.
     */
    async takeOver(session: ClientSession, orderId: Types.ObjectId, userId: string): Promise<boolean> {
      const { matchedCount } = await orders.updateOne(
        { _id: orderId, ...OWNERLESS },
        { $set: { userId } },
        { session },
      );
      return matchedCount === 1;
    },

    /**
     * Requests the email. The result does not depend on whether there are guest orders: a member who signed up with
     * another person's address must not learn whether it has orders. False if the rate limit is exceeded.
     */
    async request(claimant: Claimant, language: Language): Promise<boolean> {
      if (!(await limiter.attempt({ [`order-claim:${claimant.id}`]: MEMBER_LIMIT }))) return false;
      await inTransaction(connection, (session) => offer(session, claimant, language));
      return true;
    },

    /**
     * Transfers all guest orders of the member's email address by a claim link. Returns how many; null for a link that
     * is forged, expired, used, or issued to another account or a former address of this one.
     */
    claim(link: string, claimant: Claimant): Promise<number | null> {
      const read = tokens.readClaim(link);
      if (!read || read.userId !== claimant.id) return Promise.resolve(null);
      const [theirs, own] = [toGuestOrderFilter(claimant.email), { $set: { userId: claimant.id } }];
      return inTransaction(connection, async (session) => {
        // The order in the link: once it has an owner, the link is used up.
        const first = await orders.updateOne({ ...theirs, _id: read.orderId }, own, { session });
        if (first.matchedCount === 0) return null;
        const others = await orders.updateMany(theirs, own, { session });
        return 1 + others.modifiedCount;
      });
    },
  };
}

export type OrderClaimService = ReturnType<typeof createOrderClaimService>;
