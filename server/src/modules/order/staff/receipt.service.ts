import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { RateLimiter } from '../../../common/rate-limit.ts';
import { refuse } from '../../../common/refusal.ts';
import { inTransaction } from '../../../common/transaction.ts';
import type { AuditService } from '../../audit/index.ts';
import type { EmailOutbox } from '../../email/index.ts';
import type { OrderEmailBuilder } from '../emails/order-email-builder.ts';
import { hasReceipt } from '../payment-amounts.ts';
import type { OrderReader } from '../reading/order-reader.ts';

/** Maximum receipts per order and hour, to protect mailboxes from being flooded. */
const LIMIT = { tries: 5, windowSeconds: 3600 };

interface Deps {
  readonly connection: Connection;
  readonly orderReader: OrderReader;
  readonly outbox: EmailOutbox;
  readonly orderEmails: OrderEmailBuilder;
  readonly limiter: RateLimiter;
  readonly audit: AuditService;
}

/** Sends buyers a receipt of their payment at the request of staff. */
export function createReceiptService({ connection, orderReader, outbox, orderEmails, limiter, audit }: Deps) {
  return {
    /** Returns the recipient's email address. */
    async send(number: string, staffId: string) {
      const order = await orderReader.byNumber(number);
      if (!order) return refuse('ORDER_NOT_FOUND', 'order.notFound');
      if (!hasReceipt(order)) return refuse('ORDER_NOT_PAID', 'receipt.notPaid');
      if (!(await limiter.attempt({ [`receipt:${order.number}`]: LIMIT }))) {
        return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      }
      await inTransaction(connection, async (session) => {
        outbox.queue(session, ...orderEmails.receipt(order, randomUUID()));
        const event = { by: staffId, action: 'RECEIPT_SENT', subject: 'ORDER', subjectId: order.number } as const;
        await audit.record(session, event);
      });
      return { value: order.email } as const;
    },
  };
}

export type ReceiptService = ReturnType<typeof createReceiptService>;
