import type { OrderRecord } from '../order/order.record.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import { nextTry } from './card-authorisation-rules.ts';
import type { EscrowPayment } from './escrow-payment.ts';
import type { VirtualAccountPayment } from './virtual-account-payment.ts';

/** Orders looked at in one go; the next run takes the rest. */
const ORDERS_AT_ONCE = 100;

interface Deps {
  readonly orderPayments: OrderPayments;
  readonly escrow: EscrowPayment;
  readonly virtualAccounts: VirtualAccountPayment;
}

/** Payments of orders that the shop looks after by itself until they have come to an end. */
export function createPaymentFollowUp({ orderPayments, escrow, virtualAccounts }: Deps) {
  /** Later, and later still the next time. A change of the order meanwhile has set a time of its own. */
  async function postpone(order: OrderRecord, now: Date): Promise<void> {
    const { state, followUpAt = null, followUpTries: tries = 0 } = order.payment;
    const next = { followUpAt: nextTry(tries, now), followUpTries: tries + 1 };
    await orderPayments.change(order, { state, followUpAt }, next);
  }

  return {
    /**
     * Captures, releases and asks; safe in several processes at once. One order that fails does not hold up the others;
     * the first failure is thrown when all have had their turn. Returns how many were looked at.
     */
    async run(now = new Date()): Promise<number> {
      const due = await orderPayments.dueForFollowUp(now, ORDERS_AT_ONCE);
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
