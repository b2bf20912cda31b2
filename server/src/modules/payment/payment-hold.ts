import type { CardMethod } from '@eunbit/schema/payment-method';
import type { ClientSession, Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { CheckoutRecord, RunningPayment } from '../checkout/checkout.record.ts';
import { type Draft, type ReadyCheckout, toBuyer } from '../checkout/checkout-draft.ts';
import type { CheckoutPayments } from '../checkout/checkout-payments.ts';
import type { StockService } from '../stock/stock.service.ts';
import { AlreadySettledError } from './order-placement.ts';

interface Deps {
  readonly connection: Connection;
  readonly stock: StockService;
  readonly cart: CartService;
  readonly checkoutPayments: CheckoutPayments;
}

/**
 * Most payments are settled within seconds by the browser's return or a webhook. Others are queried at this interval,
 * first this long after their start; milliseconds.
 */
export const PAYMENT_CHECK_MS = 120_000;

/** Reserves the units of a running payment until it becomes an order or is cancelled. */
export function createPaymentHold({ connection, stock, cart, checkoutPayments }: Deps) {
  /** Releases the reservation of a payment, in the transaction that ends the payment. */
  async function giveBack(session: ClientSession, checkout: CheckoutRecord, payment: RunningPayment): Promise<void> {
    // Another card may pay for a draft order until its link expires: its units stay held (DRAFT-6).
    const { draftOrder } = checkout;
    if (draftOrder && checkout.state === 'OPEN' && draftOrder.heldUntil > new Date()) return;
    cart.forgetHold(session, checkout.cartId, checkout._id);
    await stock.release(session, payment.reservationId);
  }

  return {
    giveBack,

    /**
     * Reserves the units and stores the intent; of several concurrent starts, one succeeds. Throws ShortageError,
     * AlreadySettledError.
     */
    async start(
      checkout: ReadyCheckout,
      draft: Draft,
      method: CardMethod,
      intent: PaymentIntent,
    ): Promise<RunningPayment> {
      return inTransaction(connection, async (session) => {
        const held = checkout.draftOrder && (await stock.keepHolding(session, checkout.draftOrder.reservationId));
        const hold = held ?? (await stock.hold(session, checkout.market, checkout._id, draft.lines));
        const payment: RunningPayment = {
          method,
          buyer: toBuyer(checkout),
          intentId: intent.id,
          clientSecret: intent.clientSecret,
          reservationId: hold.reservationId,
          lines: draft.lines,
          amounts: draft.amounts,
          reservedUntil: hold.heldUntil,
          checkAt: new Date(Date.now() + PAYMENT_CHECK_MS),
        };
        const started = await checkoutPayments.start(session, checkout, payment);
        if (!started) throw new AlreadySettledError('a payment was started meanwhile');
        // Uses the current cart id: a concurrent sign-in may have merged the cart into the member's.
        const lines = draft.lines.map(({ productId, quantity }) => ({ productId, quantity }));
        cart.recordHold(session, started.cartId, { checkoutId: checkout._id, market: checkout.market, lines });
        return payment;
      });
    },

    /** Releases the units and reopens the checkout; does nothing if the payment is already settled. */
    async abandon(checkout: CheckoutRecord, payment: RunningPayment): Promise<void> {
      await inTransaction(connection, async (session) => {
        const reopened = await checkoutPayments.reopen(session, checkout, payment);
        if (reopened) await giveBack(session, reopened, payment);
      });
    },
  };
}

export type PaymentHold = ReturnType<typeof createPaymentHold>;
