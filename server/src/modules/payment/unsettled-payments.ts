import type { Connection } from 'mongoose';
import { forEachSettled } from '../../common/for-each-settled.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { CheckoutPayments, CheckoutRecord } from '../checkout/index.ts';
import type { ReservationService, StockService } from '../stock/index.ts';
import type { CardPayment } from './card-payment.ts';
import { PAYMENT_CHECK_MS } from './payment-hold.ts';

/** Maximum number of payments per run. */
const PAYMENTS_AT_ONCE = 100;

interface Deps {
  readonly connection: Connection;
  readonly checkoutPayments: CheckoutPayments;
  readonly stock: StockService;
  readonly reservations: ReservationService;
  readonly card: CardPayment;
}

/** Settles payments whose shopper did not return and whose webhook did not arrive. */
export function createUnsettledPayments({ connection, checkoutPayments, stock, reservations, card }: Deps) {
  /**
   * One of several processes claims the check. Claiming postpones the next check first, so that a payment that keeps
   * failing does not stay at the head of the queue.
   */
  async function check(checkout: CheckoutRecord, now: Date): Promise<void> {
    const { payment } = checkout;
    if (!payment) return;
    const next = new Date(now.getTime() + PAYMENT_CHECK_MS);
    if (await checkoutPayments.claimCheck(checkout, payment, next)) await card.settle(checkout, payment);
  }

  return {
    /** Queries the provider about payments that have been running for a while. Returns how many were due. */
    async checkRunning(now = new Date()): Promise<number> {
      const due = await checkoutPayments.dueForCheck(now, PAYMENTS_AT_ONCE);
      await forEachSettled(due, (checkout) => check(checkout, now));
      return due.length;
    },

    /** Cancels payments whose reservation has expired. Returns the number of reservations processed. */
    async expireReservations(): Promise<number> {
      const overdue = await reservations.overdue(PAYMENTS_AT_ONCE);
      await forEachSettled(overdue, async ({ checkoutId, _id }) => {
        const checkout = await checkoutPayments.byId(checkoutId);
        if (checkout?.payment?.reservationId.equals(_id)) await card.giveUp(checkout, checkout.payment);
        else await inTransaction(connection, async (session) => void (await stock.release(session, _id)));
      });
      return overdue.length;
    },
  };
}
