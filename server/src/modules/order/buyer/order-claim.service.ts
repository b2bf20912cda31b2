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

/** Emails a member may ask for within an hour. */
const MEMBER_LIMIT = { tries: 3, windowSeconds: 3600 };

/** The member who may take orders over. */
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
 * Guest orders that become a member's own. An account proves nothing about its email address, so orders change hands
 * only by the link in an email to that address, opened by the member it was written for.
 */
export function createOrderClaimService({ connection, tokens, outbox, limiter }: Deps) {
  const orders = orderModel(connection);

  // Orders of a deleted account belong to nobody either, but they were never a guest's: those have a pass code.
  const toGuestOrderFilter = (email: string) => {
    return { email: normaliseEmail(email), userId: null, encryptedPassCode: { $ne: null } };
  };

  /** The newest guest order of an email address, which a take-over link names; null without one. */
  function findNewest(email: string, session: ClientSession | null = null): Promise<OrderRecord | null> {
    return orders.findOne(toGuestOrderFilter(email)).sort({ createdAt: -1, _id: -1 }).session(session).lean();
  }

  /** Queues the email with the link if there is anything to take over, in the transaction of a sign-up, say. */
  async function offer(session: ClientSession, { id, email }: Claimant, language: Language): Promise<void> {
    const newest = await findNewest(email, session);
    if (!newest) return;
    await outbox.queue(session, {
      kind: 'CLAIM_ORDERS',
      about: `${id}:${randomToken()}`,
      to: normaliseEmail(email),
      language,
      refs: { userId: id },
    });
  }

  return {
    findNewest,
    offer,

    /**
     * Makes one guest order an account's own, in the transaction that makes the account. False where it has an owner.
     * Whoever asks has opened the order with the token that its buyer was given.
     */
    async takeOver(session: ClientSession, orderId: Types.ObjectId, userId: string): Promise<boolean> {
      const ownerless = { _id: orderId, userId: null, encryptedPassCode: { $ne: null } };
      const { matchedCount } = await orders.updateOne(ownerless, { $set: { userId } }, { session });
      return matchedCount === 1;
    },

    /**
     * Asks for the email. The answer is the same whether or not there are such orders: whoever signed up with somebody
     * else's address must not learn that they shop here. False where too much was asked for.
     */
    async request(claimant: Claimant, language: Language): Promise<boolean> {
      if (!(await limiter.attempt({ [`order-claim:${claimant.id}`]: MEMBER_LIMIT }))) return false;
      await inTransaction(connection, (session) => offer(session, claimant, language));
      return true;
    },

    /**
     * Makes all guest orders of the member's email address their own, by the link in an email to it. Answers how many;
     * null for a link that is forged, expired, used, or written for another account or a former address of this one.
     */
    claim(link: string, claimant: Claimant): Promise<number | null> {
      const read = tokens.readClaim(link);
      if (!read || read.userId !== claimant.id) return Promise.resolve(null);
      const [theirs, own] = [toGuestOrderFilter(claimant.email), { $set: { userId: claimant.id } }];
      return inTransaction(connection, async (session) => {
        // The order that the link names: once it has an owner the link is used up.
        const first = await orders.updateOne({ ...theirs, _id: read.orderId }, own, { session });
        if (first.matchedCount === 0) return null;
        const others = await orders.updateMany(theirs, own, { session });
        return 1 + others.modifiedCount;
      });
    },
  };
}

export type OrderClaimService = ReturnType<typeof createOrderClaimService>;
