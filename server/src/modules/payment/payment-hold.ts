import type { CardMethod } from '@eunbit/schema/payment-method';
import type { ClientSession, Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import type { CartService } from '../cart/index.ts';
import {
  type CheckoutPayments,
  type CheckoutRecord,
  type Draft,
  type ReadyCheckout,
  type RunningPayment,
  toBuyer,
} from '../checkout/index.ts';
import {
  RESERVATION_MINUTES,
  type ReservationService,
  SIGN_OF_LIFE_MINUTES,
  type StockService,
  type Units,
} from '../stock/index.ts';
import { toKeyList } from './open-hold-rules.ts';
import type { HoldClaim, OpenHolds } from './open-holds.ts';
import { AlreadySettledError } from './order-placement.ts';

interface Deps {
  readonly connection: Connection;
  readonly stock: StockService;
  readonly reservations: ReservationService;
  readonly openHolds: OpenHolds;
  readonly cart: CartService;
  readonly checkoutPayments: CheckoutPayments;
}

/**
 * Most payments are settled within seconds by the browser's return or a webhook. Others are queried at this interval,
 * first this long after their start; milliseconds.
 */
export const PAYMENT_CHECK_MS = 120_000;

/** Additional writes in the transaction that ends a payment. */
export type AlsoWrite = (session: ClientSession) => Promise<void>;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Reserves the units of a running payment until it becomes an order or is cancelled. */
export function createPaymentHold({ connection, stock, reservations, openHolds, cart, checkoutPayments }: Deps) {
  /** Releases the reservation of a payment, in the transaction that ends the payment. */
  async function giveBack(session: ClientSession, checkout: CheckoutRecord, payment: RunningPayment): Promise<void> {
    // Another card may pay for a draft order until its link expires: its units stay held (DRAFT-6).
    const { draftOrder } = checkout;
    if (draftOrder && checkout.status === 'OPEN' && draftOrder.heldUntil > new Date()) return;
    cart.forgetHold(session, checkout.cartId, checkout._id);
    await stock.release(session, payment.reservationId);
  }

  /**
   * Units of a draft order are already held by staff. All others are held anew, as long as the page reports that it is open
   * (STOCK-17).
   */
  async function holdUnits(
    session: ClientSession,
    { market, _id, draftOrder }: ReadyCheckout,
    lines: readonly Units[],
    claim: HoldClaim | null,
  ) {
    const reservedUntil = inMinutes(RESERVATION_MINUTES);
    if (draftOrder) {
      const kept = await reservations.keepHolding(session, draftOrder.reservationId, reservedUntil);
      if (kept) return { ...kept, reservedUntil: kept.heldUntil };
    }
    if (claim) await openHolds.admit(session, 'PAYMENT', claim, { market, lines });
    const until = claim ? inMinutes(SIGN_OF_LIFE_MINUTES) : reservedUntil;
    const terms = claim ? { until, holderKeys: toKeyList(claim.keys) } : { until };
    return { ...(await stock.hold(session, market, _id, lines, terms)), reservedUntil };
  }

  return {
    giveBack,

    /**
     * The page of a running payment is still open. Once the buyer confirms, the hold lasts its full time: the browser may be at
     * the bank's page.
     */
    async noteSign({ reservationId, reservedUntil }: RunningPayment, isConfirming: boolean): Promise<void> {
      const next = isConfirming ? reservedUntil : inMinutes(SIGN_OF_LIFE_MINUTES);
      await reservations.holdUntil(reservationId, next < reservedUntil ? next : reservedUntil);
    },

    /**
     * Reserves the units and stores the intent; of several concurrent starts, one succeeds. `claim` is null for payments that
     * staff have arranged. Throws ShortageError, HoldRefusedError, AlreadySettledError.
     */
    async start(
      checkout: ReadyCheckout,
      draft: Draft,
      method: CardMethod,
      intent: PaymentIntent,
      claim: HoldClaim | null,
    ): Promise<RunningPayment> {
      const begin = async (session: ClientSession) => {
        const hold = await holdUnits(session, checkout, draft.lines, claim);
        const payment: RunningPayment = {
          method,
          buyer: toBuyer(checkout),
          intentId: intent.id,
          clientSecret: intent.clientSecret,
          reservationId: hold.reservationId,
          lines: draft.lines,
          amounts: draft.amounts,
          reservedUntil: hold.reservedUntil,
          checkAt: new Date(Date.now() + PAYMENT_CHECK_MS),
        };
        const started = await checkoutPayments.start(session, checkout, payment);
        if (!started) throw new AlreadySettledError('a payment was started meanwhile');
        // Uses the current cart id: a concurrent sign-in may have merged the cart into the member's.
        const lines = draft.lines.map(({ productId, quantity }) => ({ productId, quantity }));
        cart.recordHold(session, started.cartId, { checkoutId: checkout._id, market: checkout.market, lines });
        return payment;
      };
      return openHolds.inTurn(claim, () => inTransaction(connection, begin));
    },

    /**
     * Releases the units and reopens the checkout; does nothing if the payment is already settled. `also` is written in the
     * same transaction.
     */
    async abandon(checkout: CheckoutRecord, payment: RunningPayment, also?: AlsoWrite): Promise<void> {
      await inTransaction(connection, async (session) => {
        const reopened = await checkoutPayments.reopen(session, checkout, payment);
        if (!reopened) return;
        await giveBack(session, reopened, payment);
        await also?.(session);
      });
    },
  };
}

export type PaymentHold = ReturnType<typeof createPaymentHold>;
