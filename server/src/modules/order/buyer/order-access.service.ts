import { normaliseEmail } from '@eunbit/schema/email-address';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import type { Connection } from 'mongoose';
import type { WaitingRateLimiter } from '../../../common/rate-limit.ts';
import { hashToken, randomToken } from '../../../common/tokens.ts';
import { inTransaction } from '../../../common/transaction.ts';
import type { EmailOutbox } from '../../email/index.ts';
import type { ChangeOrder } from '../change/change-order.ts';
import { type Decision, savedOrder } from '../decision.ts';
import type { OrderEmailBuilder } from '../emails/order-email-builder.ts';
import { isGuestOrder } from '../guest/guest-order.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderTokens } from '../order-tokens.ts';
import type { OrderReader } from '../reading/order-reader.ts';

/** Maximum requests from one network per hour: for one order, to one mailbox, and in total. */
const ORDER_LIMIT = { tries: 3, windowSeconds: 3600 };
const MAILBOX_LIMIT = { tries: 5, windowSeconds: 3600 };
const NETWORK_LIMIT = { tries: 20, windowSeconds: 3600 };
/** Maximum emails to one mailbox per hour, from all networks. If they are used up, the mailbox holds links that work. */
const EMAIL_LIMIT = { tries: 10, windowSeconds: 3600 };

interface Deps {
  readonly connection: Connection;
  readonly orderReader: OrderReader;
  readonly tokens: OrderTokens;
  readonly outbox: EmailOutbox;
  readonly orderEmails: OrderEmailBuilder;
  readonly changeOrder: ChangeOrder;
  readonly limiter: WaitingRateLimiter;
}

/** A link works once and only for a guest order; of concurrent uses, one succeeds. */
function decideLinkOpened(order: OrderRecord, linksOpened: number): Decision<'used'> {
  if (!isGuestOrder(order) || order.linksOpened !== linksOpened) return { refused: 'used' };
  return { order: { ...order, linksOpened: linksOpened + 1 } };
}

/** Access to orders for guests who have lost their pass code. */
export function createOrderAccessService(deps: Deps) {
  const { connection, orderReader, tokens, outbox, orderEmails, changeOrder, limiter } = deps;

  return {
    /**
     * Sends a link to a guest order to the email address of the order. The result reveals nothing about the order: it is the same
     * for a wrong number and a wrong email address. Returns the seconds to wait if a limit of the caller's network is exceeded; 0
     * otherwise. Requests from other networks do not block the caller.
     */
    async request(number: string, email: string, address: string): Promise<number> {
      const normalised = normaliseOrderNumber(number);
      const mailbox = normaliseEmail(email);
      const waitSeconds = await limiter.attemptOrWait({
        [`order-link:${hashToken(normalised)}:${address}`]: ORDER_LIMIT,
        [`order-link-to:${hashToken(mailbox)}:${address}`]: MAILBOX_LIMIT,
        [`order-link-from:${address}`]: NETWORK_LIMIT,
      });
      if (waitSeconds > 0) return waitSeconds;
      const order = await orderReader.byNumber(normalised);
      // Members sign in instead.
      if (order?.email !== mailbox || !isGuestOrder(order)) return 0;
      if (!(await limiter.attempt({ [`order-link-sent:${hashToken(mailbox)}`]: EMAIL_LIMIT }))) return 0;
      await inTransaction(connection, (session) => outbox.queue(session, ...orderEmails.link(order, randomToken())));
      return 0;
    },

    /** Opens an order by an email link, once. Null if the link is forged, expired or used. */
    async open(link: string): Promise<{ readonly order: OrderRecord; readonly accessToken: string } | null> {
      const read = tokens.readLink(link);
      if (!read) return null;
      const { orderId, linksOpened } = read;
      const order = savedOrder(await changeOrder({ _id: orderId }, (found) => decideLinkOpened(found, linksOpened)));
      return order && { order, accessToken: tokens.access(order) };
    },
  };
}

export type OrderAccessService = ReturnType<typeof createOrderAccessService>;
