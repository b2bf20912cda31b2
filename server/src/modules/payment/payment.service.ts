import { type PaymentPageSign, toIntentId } from '@eunbit/schema/payment-page';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { forEachSettled } from '../../common/for-each-settled.ts';
import { equalInConstantTime, hashToken, type Vault } from '../../common/tokens.ts';
import type { PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import type { VirtualAccountIssuer } from '../../integrations/virtual-account/virtual-account-issuer.ts';
import type { CartService } from '../cart/index.ts';
import type { CheckoutPayments, CheckoutRecord, Draft, ReadyCheckout } from '../checkout/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import type { LedgerService } from '../ledger/index.ts';
import type { ChangeOrder, OrderReader } from '../order/index.ts';
import type { ReservationService, StockService } from '../stock/index.ts';
import { createCardPayment } from './card-payment.ts';
import { createDepositPayment } from './deposit-payment.ts';
import { createEscrowPayment } from './escrow-payment.ts';
import type { HoldClaim, OpenHolds } from './open-holds.ts';
import type { OrderPlacement } from './order-placement.ts';
import { createPartRefundService } from './part-refund.service.ts';
import { createPaymentFollowUp } from './payment-follow-up.ts';
import { type AlsoWrite, createPaymentHold } from './payment-hold.ts';
import { isByCard, type PaymentMethodChoice } from './payment-method-choice.ts';
import {
  NOT_STARTED,
  PAYMENT_ENDED,
  REFUNDED,
  REPLACED,
  type SettledPayment,
  type StartedPayment,
} from './payment-outcome.ts';
import { createPaymentReversals } from './payment-reversals.ts';
import { createPlacedOrder } from './placed-order.ts';
import { createRefundService } from './refund.service.ts';
import { createUnsettledPayments } from './unsettled-payments.ts';
import { createVirtualAccountPayment } from './virtual-account-payment.ts';
import { createVirtualAccountRefund } from './virtual-account-refund.ts';

interface Deps {
  readonly connection: Connection;
  readonly changeOrder: ChangeOrder;
  readonly provider: PaymentProvider;
  readonly issuer: VirtualAccountIssuer;
  readonly stock: StockService;
  readonly reservations: ReservationService;
  readonly openHolds: OpenHolds;
  readonly cart: CartService;
  readonly checkoutPayments: CheckoutPayments;
  readonly orderReader: OrderReader;
  readonly outbox: EmailOutbox;
  readonly ledger: LedgerService;
  readonly placement: OrderPlacement;
  readonly vault: Vault;
  readonly log: Logger;
}

/** The query parameters with which the provider redirects the browser back. */
export interface PaymentReturn {
  readonly intentId: string;
  readonly clientSecret: string;
}

/**
 * Payments from start to order, for all payment methods. Invariants: units are reserved before the shopper can pay; an
 * order is placed once, however often completion is called; a payment without an order is refunded.
 */
export function createPaymentService(deps: Deps) {
  const { changeOrder, placement, vault, checkoutPayments, orderReader } = deps;
  const placedOrder = createPlacedOrder({ checkoutPayments, orderReader });
  const hold = createPaymentHold(deps);
  const refunds = createRefundService({ ...deps, hold });
  const card = createCardPayment({ ...deps, placedOrder, hold, refunds });
  const unsettled = createUnsettledPayments({ ...deps, card });
  const deposits = createDepositPayment({ placement, placedOrder, vault });
  const escrow = createEscrowPayment(deps);
  const virtualAccounts = createVirtualAccountPayment({
    ...deps,
    deposits,
    refunds: createVirtualAccountRefund(deps),
  });
  const followUp = createPaymentFollowUp({ changeOrder, orderReader, escrow, virtualAccounts });

  /** Updates a checkout from the state of its payment. Idempotent. */
  async function settle(checkout: CheckoutRecord): Promise<SettledPayment> {
    if (checkout.status === 'COMPLETED') return placedOrder(checkout._id);
    if (checkout.status === 'REFUNDED') return REFUNDED;
    return checkout.payment ? card.settle(checkout, checkout.payment) : NOT_STARTED;
  }

  async function returnedTo({ intentId, clientSecret }: PaymentReturn): Promise<CheckoutRecord | null> {
    const checkout = await checkoutPayments.byIntent(intentId);
    const expected = checkout?.payment?.clientSecret;
    if (expected) return equalInConstantTime(clientSecret, expected) ? checkout : null;
    const ended = await checkoutPayments.byEndedIntent(intentId);
    const hash = ended?.endedPayment?.clientSecretHash;
    return hash && equalInConstantTime(hashToken(clientSecret), hash) ? ended : null;
  }

  const reversals = createPaymentReversals({ ...deps, settle });
  const partRefunds = createPartRefundService({ ...deps, sync: reversals.sync });

  return {
    settle,

    /**
     * Settles one payment of a checkout, which another payment may have replaced. Also returns an order that another
     * payment has placed.
     */
    async settleIntended(checkout: CheckoutRecord, intentId: string): Promise<SettledPayment> {
      const isOpen = checkout.status === 'OPEN' || checkout.status === 'PAYING';
      if (!isOpen || checkout.payment?.intentId === intentId) return settle(checkout);
      return checkout.payment ? REPLACED : PAYMENT_ENDED;
    },

    /**
     * Starts a payment for this draft, or continues a running one. `claim` is null for payments that staff have arranged. Throws
     * ShortageError, and HoldRefusedError if there is a claim.
     */
    async start(
      checkout: ReadyCheckout,
      draft: Draft,
      way: PaymentMethodChoice,
      claim: HoldClaim | null,
    ): Promise<StartedPayment> {
      if (checkout.status === 'COMPLETED' || checkout.status === 'REFUNDED') return settle(checkout);
      let open = checkout;
      const { payment } = checkout;
      if (payment) {
        if (isByCard(way) && card.isCurrent(payment, checkout, draft, way.method)) {
          await hold.noteSign(payment, false);
          return { checkout, payment };
        }
        const ended = await card.giveUp(checkout, payment);
        if (ended !== NOT_STARTED) return ended;
        open = { ...checkout, status: 'OPEN', payment: null, attempt: checkout.attempt + 1 };
      }
      if (isByCard(way)) return card.start(open, draft, way.method, claim);
      return way.method === 'DEPOSIT'
        ? deposits.placeUnpaid(open, draft, way, claim)
        : virtualAccounts.place(open, draft, way, claim);
    },

    /** Ends the running payment of a checkout, if there is one; if it has succeeded meanwhile, the order is placed. */
    async giveUp(checkout: CheckoutRecord, also?: AlsoWrite): Promise<SettledPayment> {
      const { status, payment } = checkout;
      return status === 'PAYING' && payment ? card.giveUp(checkout, payment, also) : settle(checkout);
    },

    /** Handles a signal from the page of a running payment, proved by its client secret. A closed page ends the payment. */
    async noteSign(clientSecret: string, sign: PaymentPageSign): Promise<void> {
      const checkout = await returnedTo({ intentId: toIntentId(clientSecret), clientSecret });
      if (checkout?.status !== 'PAYING' || !checkout.payment) return;
      if (sign === 'CLOSED') await card.giveUp(checkout, checkout.payment);
      else await hold.noteSign(checkout.payment, sign === 'CONFIRMING');
    },

    /** The checkout of a returning browser; null unless the browser presents the client secret of the payment. */
    returnedTo,

    /**
     * Handles a provider event about an intent. `settleFurther` handles intents without a checkout or order, such as further
     * payments of orders until they complete; if it does not know the intent either, the intent is refunded. False for intents
     * that this shop did not create.
     */
    async settleIntent(intentId: string, settleFurther = async (_intentId: string) => false): Promise<boolean> {
      const checkout = await checkoutPayments.byIntent(intentId);
      // Checkouts expire and orders do not. An order exists only once the checkout is no longer PAYING; then the payment belongs
      // to the order.
      const order = checkout?.status === 'PAYING' ? null : await orderReader.byIntent(intentId);
      if (order) {
        await escrow.sync(order);
        return true;
      }
      if (checkout) {
        await settle(checkout);
        return true;
      }
      return (await settleFurther(intentId)) || card.settleStray(intentId);
    },

    /** Refunds an authorisation that was replaced but has been captured all the same. */
    payBackReplaced: card.settleStray,

    /** Handles a provider event about refunds or disputes of an intent. */
    syncReversals: reversals.sync,

    /** Queries payments that have been running for a while, in case their webhook was lost. */
    checkRunning: unsettled.checkRunning,

    /** Cancels payments whose reservation has expired. */
    expireReservations: unsettled.expireReservations,

    /** Captures, cancels or queries the payments of orders that are due. Returns the number of orders processed. */
    followUp: followUp.run,

    /** Handles a callback of the virtual account issuer. */
    depositArrived: virtualAccounts.arrived,

    /**
     * Refunds parts of card orders, then the rest of cancelled ones, and payments without an order. Returns the number of
     * refunds attempted.
     */
    async payDueRefunds(now = new Date()): Promise<number> {
      let attempted = 0;
      await forEachSettled([() => partRefunds.makeDue(), () => refunds.payDue(now)], async (pay) => {
        attempted += await pay();
      });
      return attempted;
    },
  };
}

export type PaymentService = ReturnType<typeof createPaymentService>;
