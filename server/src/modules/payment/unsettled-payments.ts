import type { Connection } from 'mongoose';
import { forEachSettled } from '../../common/for-each-settled.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { CheckoutRecord } from '../checkout/checkout.record.ts';
import type { CheckoutPayments } from '../checkout/checkout-payments.ts';
import type { StockService } from '../stock/stock.service.ts';
import type { CardPayment } from './card-payment.ts';
import { PAYMENT_CHECK_MS } from './payment-hold.ts';

/** Payments looked at in one go; the next run takes the rest. */
const PAYMENTS_AT_ONCE = 100;

interface Deps {
  readonly connection: Connection;
  readonly checkoutPayments: CheckoutPayments;
  readonly stock: StockService;
  readonly card: CardPayment;
}

/** Payments whose outcome nobody told: the shopper has gone, and the provider's message did not come. */
export function createUnsettledPayments({ connection, checkoutPayments, stock, card }: Deps) {
  /** Of several processes one looks; the time moves on first, so that a payment that fails does not come first again. */
  async function check(checkout: CheckoutRecord, now: Date): Promise<void> {
    const { payment } = checkout;
    if (!payment) return;
    const next = new Date(now.getTime() + PAYMENT_CHECK_MS);
    if (await checkoutPayments.claimCheck(checkout, payment, next)) await card.settle(checkout, payment);
  }

  return {
    /** Asks the provider about payments that run for a while. Returns how many were due. */
    async checkRunning(now = new Date()): Promise<number> {
      const due = await checkoutPayments.dueForCheck(now, PAYMENTS_AT_ONCE);
      await forEachSettled(due, (checkout) => check(checkout, now));
      return due.length;
    },

    /** Ends payments whose hold is over. Returns how many were looked at. */
    async expireReservations(): Promise<number> {
      const overdue = await stock.overdueReservations(PAYMENTS_AT_ONCE);
      await forEachSettled(overdue, async ({ checkoutId, _id }) => {
        const checkout = await checkoutPayments.byId(checkoutId);
        if (checkout?.payment?.reservationId.equals(_id)) await card.giveUp(checkout, checkout.payment);
        else await inTransaction(connection, async (session) => void (await stock.release(session, _id)));
      });
      return overdue.length;
    },
  };
}
