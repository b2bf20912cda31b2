import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Language } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import type { RateLimiter } from '../../../common/rate-limit.ts';
import { randomToken } from '../../../common/tokens.ts';
import { inTransaction } from '../../../common/transaction.ts';
import type { AccountAdmin } from '../../account/index.ts';
import type { EmailOutbox } from '../../email/index.ts';
import type { ChangeOrderWithin } from '../change/change-order.ts';
import { savedOrder } from '../decision.ts';
import type { GuestRecord } from '../guest/guest.model.ts';
import { markGuest } from '../guest/guest-mark.model.ts';
import { GUEST_ORDER } from '../guest/guest-order.ts';
import type { Guests } from '../guest/guests.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderTokens } from '../order-tokens.ts';
import { decideOwner } from './owner-decisions.ts';

/** Maximum number of emails that a member may request per hour. */
const MEMBER_LIMIT = { tries: 3, windowSeconds: 3600 };

/** The member who claims orders. */
export interface Claimant {
  readonly id: string;
  readonly email: string;
}

/** The guest orders of an email address: their number and the newest one. */
export interface GuestOrders {
  readonly orderCount: number;
  readonly newestNumber: string;
}

/** A hook of another module, run in the transaction that gives a guest's last order an owner. */
export type GuestEndStep = (session: ClientSession, guest: GuestRecord, userId: string) => Promise<void>;

interface Deps {
  readonly connection: Connection;
  readonly changeOrderWithin: ChangeOrderWithin;
  readonly tokens: OrderTokens;
  readonly outbox: EmailOutbox;
  readonly limiter: RateLimiter;
  readonly guests: Guests;
  readonly accountAdmin: AccountAdmin;
}

/**
 * Transfers guest orders to members. Having an account does not prove ownership of its email address, so orders are transferred
 * only by a link sent to that address and opened by the member it was issued to, or by staff if the address of the account is
 * verified in another way.
 */
export function createOrderClaimService(deps: Deps) {
  const { connection, changeOrderWithin, tokens, outbox, limiter, guests, accountAdmin } = deps;
  const orders = orderModel(connection);
  const endSteps: GuestEndStep[] = [];

  const toGuestOrderFilter = (email: string) => ({ email: normaliseEmail(email), ...GUEST_ORDER });

  /** Deletes the guest once all their orders have an owner; if another order was placed meanwhile, rebuilds the guest. */
  async function endGuest(session: ClientSession, email: string, userId: string): Promise<void> {
    markGuest(connection, session, normaliseEmail(email));
    const guest = await guests.end(session, normaliseEmail(email));
    if (guest) for (const step of endSteps) await step(session, guest, userId);
  }

  async function moveAll(session: ClientSession, { id, email }: Claimant): Promise<number> {
    const found = await orders.find(toGuestOrderFilter(email), { _id: 1 }, { session }).lean();
    for (const { _id } of found) await changeOrderWithin(session, { _id }, (order) => decideOwner(order, id));
    await endGuest(session, email, id);
    return found.length;
  }

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

  const mayOffer = ({ id }: Pick<Claimant, 'id'>): Promise<boolean> =>
    limiter.attempt({ [`order-claim:${id}`]: MEMBER_LIMIT });

  return {
    /** The newest guest orders of email addresses, which claim links refer to, in one query. */
    async newestByEmail(emails: readonly string[]): Promise<ReadonlyMap<string, OrderRecord>> {
      const found = await orders.aggregate<{ readonly _id: string; readonly newest: OrderRecord }>([
        { $match: { email: { $in: emails }, ...GUEST_ORDER } },
        { $sort: { email: 1, createdAt: -1, _id: -1 } },
        { $group: { _id: '$email', newest: { $first: '$$ROOT' } } },
      ]);
      return new Map(found.map(({ _id, newest }) => [_id, newest]));
    },
    offer,

    /** Called by modules at startup. */
    addEndStep: (step: GuestEndStep) => void endSteps.push(step),

    /** Whether another email may go to this member now; counts it. */
    mayOffer,

    /** The guest orders of an email address; null if there is none. */
    async find(email: string, session: ClientSession | null = null): Promise<GuestOrders | null> {
      const filter = toGuestOrderFilter(email);
      const newest = await orders.findOne(filter, { number: 1 }, { session }).sort({ createdAt: -1, _id: -1 }).lean();
      if (!newest) return null;
      return { orderCount: await orders.countDocuments(filter).session(session), newestNumber: newest.number };
    },

    /**
     * Transfers all guest orders of the member's email address, in the transaction of a staff member who has checked that the
     * address is verified. An order placed concurrently stays with the guest. Returns the number of orders transferred.
     */
    merge: moveAll,

    /**
     * Transfers one guest order to an account, in the transaction that creates the account. False if it already has an
     * owner. The caller must have opened the order with its access token.
     */
    async takeOver(
      session: ClientSession,
      { _id: orderId, email }: Pick<OrderRecord, '_id' | 'email'>,
      userId: string,
    ): Promise<boolean> {
      const changed = await changeOrderWithin(session, { _id: orderId }, (order) => decideOwner(order, userId));
      if (!savedOrder(changed)) return false;
      // Other orders of the address stay guest orders until the claim link is opened.
      const others = await orders.exists(toGuestOrderFilter(email)).session(session);
      if (others) markGuest(connection, session, normaliseEmail(email));
      else await endGuest(session, email, userId);
      return true;
    },

    /**
     * Requests the email. The result does not depend on whether there are guest orders: a member who signed up with
     * another person's address must not learn whether it has orders. False if the rate limit is exceeded.
     */
    async request(claimant: Claimant, language: Language): Promise<boolean> {
      if (!(await mayOffer(claimant))) return false;
      await inTransaction(connection, (session) => offer(session, claimant, language));
      return true;
    },

    /**
     * Transfers all guest orders of the member's email address by a claim link. Returns their number; null if the link is forged,
     * expired, used, or issued to another account or to a former address of this one.
     */
    claim(link: string, claimant: Claimant): Promise<number | null> {
      const read = tokens.readClaim(link);
      if (!read || read.userId !== claimant.id) return Promise.resolve(null);
      return inTransaction(connection, async (session) => {
        // The order in the link. Once it has an owner, the link no longer works.
        const inLink = { ...toGuestOrderFilter(claimant.email), _id: read.orderId };
        if (!(await orders.exists(inLink).session(session))) return null;
        // Opening the link proves access to the mailbox. Nothing is transferred if the account is gone or has changed its
        // address.
        if (!(await accountAdmin.proveEmail(session, claimant))) return null;
        return moveAll(session, claimant);
      });
    },
  };
}

export type OrderClaimService = ReturnType<typeof createOrderClaimService>;
