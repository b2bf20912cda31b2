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
 * Most payments are settled within seconds, by the browser's return or the provider's message. Those that are not are
 * asked about this long after their start, and again as often.
 */
export const PAYMENT_CHECK_MS = 120_000;

/** The units that a running payment holds, from its start until it is an order or given up. */
export function createPaymentHold({ connection, stock, cart, checkoutPayments }: Deps) {
  /** Gives back what a payment held, in the transaction that ends it. */
  async function giveBack(session: ClientSession, checkout: CheckoutRecord, payment: RunningPayment): Promise<void> {
    await cart.forgetHold(session, checkout.cartId, checkout._id);
    await stock.release(session, payment.reservationId);
  }

  return {
    giveBack,

    /**
     * Holds the units and notes the intent; only one of several parallel starts gets through. Throws ShortageError,
     * AlreadySettledError.
     */
    async start(
      checkout: ReadyCheckout,
      draft: Draft,
      method: CardMethod,
      intent: PaymentIntent,
    ): Promise<RunningPayment> {
      return inTransaction(connection, async (session) => {
        const hold = await stock.hold(session, checkout.market, checkout._id, draft.lines);
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
        // The cart as of now: a sign-in meanwhile may have made it the member's.
        const held = { checkoutId: checkout._id, market: checkout.market, lines: draft.lines };
        await cart.recordHold(session, started.cartId, held);
        return payment;
      });
    },

    /** Gives the units back and opens the checkout again; does nothing if the payment was settled before. */
    async abandon(checkout: CheckoutRecord, payment: RunningPayment): Promise<void> {
      await inTransaction(connection, async (session) => {
        const reopened = await checkoutPayments.reopen(session, checkout, payment);
        if (reopened) await giveBack(session, reopened, payment);
      });
    },
  };
}

export type PaymentHold = ReturnType<typeof createPaymentHold>;
