import { normaliseEmail } from '@eunbit/schema/email-address';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import type { Connection } from 'mongoose';
import type { RateLimiter } from '../../../common/rate-limit.ts';
import { hashToken, randomToken } from '../../../common/tokens.ts';
import { inTransaction } from '../../../common/transaction.ts';
import type { OrderEmailQueue } from '../emails/order-email-queue.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderTokens } from '../order-tokens.ts';

/** Maximum links per hour, by order, email address and IP address. */
const ORDER_LIMIT = { tries: 3, windowSeconds: 3600 };
const MAILBOX_LIMIT = { tries: 5, windowSeconds: 3600 };
const ADDRESS_LIMIT = { tries: 20, windowSeconds: 3600 };

interface Deps {
  readonly connection: Connection;
  readonly tokens: OrderTokens;
  readonly orderEmails: OrderEmailQueue;
  readonly limiter: RateLimiter;
}

/** Access to orders for guests who have lost their pass code. */
export function createOrderAccessService({ connection, tokens, orderEmails, limiter }: Deps) {
  const orders = orderModel(connection);

  return {
    /**
     * Sends a link to a guest order to the email address of the order. The result reveals nothing about the order: it
     * is the same for a wrong number and a wrong email address. False if the rate limit is exceeded, which counts the
     * input only.
     */
    async request(number: string, email: string, address: string): Promise<boolean> {
      const normalised = normaliseOrderNumber(number);
      const mailbox = normaliseEmail(email);
      const within = await limiter.attempt({
        [`order-link:${hashToken(normalised)}`]: ORDER_LIMIT,
        [`order-link-to:${hashToken(mailbox)}`]: MAILBOX_LIMIT,
        [`order-link-from:${address}`]: ADDRESS_LIMIT,
      });
      if (!within) return false;
      const order = await orders.findOne({ number: normalised, email: mailbox }).lean();
      // Orders of members have no pass code; members sign in instead.
      if (!order?.encryptedPassCode) return true;
      await inTransaction(connection, (session) => orderEmails.link(session, order, randomToken()));
      return true;
    },

    /** Opens an order by an email link, once. Null for a link that is forged, expired or used. */
    async open(link: string): Promise<{ readonly order: OrderRecord; readonly accessToken: string } | null> {
      const read = tokens.readLink(link);
      if (!read) return null;
      // The conditional write lets one of several uses of a link through. A missing counter in older orders stands for
      // 0.
      const unused = read.linksOpened === 0 ? { $in: [0, null] } : read.linksOpened;
      const order = await orders.findOneAndUpdate(
        { _id: read.orderId, linksOpened: unused },
        { $set: { linksOpened: read.linksOpened + 1 } },
        { returnDocument: 'after', lean: true },
      );
      return order && { order, accessToken: tokens.access(order) };
    },
  };
}

export type OrderAccessService = ReturnType<typeof createOrderAccessService>;
