import { normaliseOrderNumber } from '@eunbit/schema/order';
import { validatePaymentDue } from '@eunbit/schema/validation-deposit';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Connection } from 'mongoose';
import { storeDay } from '../../common/store-time.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { dueOnDay } from '../order/deposit-deadlines.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import { isDueEditable } from './deposit-rules.ts';

export type PaymentDueOutcome =
  | { readonly outcome: 'saved'; readonly order: OrderRecord }
  | { readonly outcome: 'notFound' | 'notAwaited' }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] };

interface Deps {
  readonly connection: Connection;
  readonly orderPayments: OrderPayments;
  readonly audit: AuditService;
}

/** Until when staff await the deposit of an order. */
export function createPaymentDueService({ connection, orderPayments, audit }: Deps) {
  return {
    /** Sets the day until which, `YYYY-MM-DD`, the deposit is awaited, in place of the one before. */
    async set(number: string, dueOn: string, staffId: string): Promise<PaymentDueOutcome> {
      const order = await orderPayments.byNumber(normaliseOrderNumber(number));
      if (!order) return { outcome: 'notFound' };
      if (!isDueEditable(order)) return { outcome: 'notAwaited' };
      const now = new Date();
      const failures = validatePaymentDue(dueOn, storeDay(order.market, now));
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const due = dueOnDay(order, dueOn, now);
      const saved = await inTransaction(connection, async (session) => {
        const after = await orderPayments.change(order, { state: 'AWAITING_DEPOSIT' }, due, session);
        if (!after) return null;
        await audit.record(session, {
          by: staffId,
          action: 'ORDER_PAYMENT_DUE_SET',
          subject: 'ORDER',
          subjectId: order.number,
          before: { paymentDueAt: order.payment.dueAt },
          after: { paymentDueAt: due.dueAt },
        });
        return after;
      });
      // Its money has changed meanwhile: whether it still awaits any is to be looked at again.
      return saved ? { outcome: 'saved', order: saved } : this.set(number, dueOn, staffId);
    },
  };
}

export type PaymentDueService = ReturnType<typeof createPaymentDueService>;
