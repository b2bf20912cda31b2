import type { ChangeOrder, OrderReader, OrderRecord } from '../order/index.ts';
import type { EscrowPayment } from './escrow-payment.ts';
import { decidePostponed } from './follow-up-decision.ts';
import type { VirtualAccountPayment } from './virtual-account-payment.ts';

/** Maximum number of orders per run. */
const ORDERS_AT_ONCE = 100;

interface Deps {
  readonly changeOrder: ChangeOrder;
  readonly orderReader: OrderReader;
  readonly escrow: EscrowPayment;
  readonly virtualAccounts: VirtualAccountPayment;
}

/** Follows up authorised and virtual-account payments of orders until they are settled. */
export function createPaymentFollowUp({ changeOrder, orderReader, escrow, virtualAccounts }: Deps) {
  async function postpone({ _id, payment: seen }: OrderRecord, now: Date): Promise<void> {
    await changeOrder({ _id }, (order) => decidePostponed(order, seen, now));
  }

  return {
    /**
     * Captures, cancels or queries the payments that are due. Safe to run in several processes at once. A failing order
     * does not block the others; the first error is thrown at the end. Returns the number of orders processed.
     */
    async run(now = new Date()): Promise<number> {
      const due = await orderReader.dueForFollowUp(now, ORDERS_AT_ONCE);
      const failures: unknown[] = [];
      for (const order of due) {
        try {
          const way = order.payment.virtualAccount ? virtualAccounts : escrow;
          if (!(await way.followUp(order))) await postpone(order, now);
        } catch (error) {
          failures.push(error);
          await postpone(order, now);
        }
      }
      if (failures.length > 0) throw failures[0];
      return due.length;
    },
  };
}

export type PaymentFollowUp = ReturnType<typeof createPaymentFollowUp>;
