import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { refuse } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import type { OrderEmailBuilder, OrderReader } from '../order/index.ts';

/** Maximum requests per order and hour, to protect mailboxes from being flooded. */
const LIMIT = { tries: 5, windowSeconds: 3600 };

interface Deps {
  readonly connection: Connection;
  readonly orderReader: OrderReader;
  readonly outbox: EmailOutbox;
  readonly orderEmails: OrderEmailBuilder;
  readonly limiter: RateLimiter;
  readonly audit: AuditService;
}

/** Asks buyers for the rest of a deposit that falls short. */
export function createDepositRestService({ connection, outbox, orderReader, orderEmails, limiter, audit }: Deps) {
  return {
    /** Returns the recipient's email address. Virtual accounts are excluded, because they accept one deposit only. */
    async request(number: string, staffId: string) {
      const order = await orderReader.byNumber(number);
      if (!order) return refuse('ORDER_NOT_FOUND', 'order.notFound');
      if (order.payment.method !== 'DEPOSIT' || order.payment.mismatch !== 'SHORT') {
        return refuse('STATUS_TRANSITION_REFUSED', 'deposit.notShort');
      }
      if (!(await limiter.attempt({ [`deposit-rest:${order.number}`]: LIMIT })))
        return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      await inTransaction(connection, async (session) => {
        outbox.queue(session, ...orderEmails.depositShort(order, randomUUID()));
        await audit.record(session, {
          by: staffId,
          action: 'ORDER_DEPOSIT_REST_REQUESTED',
          subject: 'ORDER',
          subjectId: order.number,
        });
      });
      return { value: order.email } as const;
    },
  };
}

export type DepositRestService = ReturnType<typeof createDepositRestService>;
