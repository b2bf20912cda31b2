import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import type { CardMethod } from '@eunbit/schema/payment-method';
import { dedupeInFlight } from '../../common/dedupe-in-flight.ts';
import type { PaymentIntent, PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import {
  type CheckoutPayments,
  type CheckoutRecord,
  type Draft,
  type ReadyCheckout,
  type RunningPayment,
  readyToPay,
  samePurchase,
  toBuyer,
} from '../checkout/index.ts';
import { ShortageError } from '../stock/index.ts';
import { statusWhenPlaced } from './card-authorisation-rules.ts';
import type { HoldClaim } from './open-holds.ts';
import { AlreadySettledError, type OrderPlacement } from './order-placement.ts';
import type { AlsoWrite, PaymentHold } from './payment-hold.ts';
import {
  NOT_STARTED,
  PAYMENT_ENDED,
  REFUNDED,
  REPLACED,
  type SettledPayment,
  type StartedPayment,
} from './payment-outcome.ts';
import type { PlacedOrder } from './placed-order.ts';
import type { RefundService } from './refund.service.ts';

/** A reservation with less time left than this is not offered to the shopper again; milliseconds. */
const FRESH_ENOUGH_MS = 60_000;

const getMethod = ({ method }: RunningPayment): CardMethod => method ?? 'CARD';

interface Deps {
  readonly checkoutPayments: Pick<CheckoutPayments, 'byId'>;
  readonly provider: PaymentProvider;
  readonly placement: OrderPlacement;
  readonly placedOrder: PlacedOrder;
  readonly hold: PaymentHold;
  readonly refunds: RefundService;
}

/** Payments through the card provider, from creating the intent to placing the order. */
export function createCardPayment(deps: Deps) {
  const { checkoutPayments, provider, placement, placedOrder, hold, refunds } = deps;

  async function placeOnce(
    checkout: CheckoutRecord,
    payment: RunningPayment,
    intent: PaymentIntent,
  ): Promise<SettledPayment> {
    const refund = async (): Promise<SettledPayment> => {
      const refused = await refunds.withoutOrder(checkout, payment);
      return refused ? REFUNDED : placedOrder(checkout._id);
    };
    const paymentStatus = statusWhenPlaced(intent.status);
    const asAgreed = intent.amount === payment.amounts.total && intent.currency === CURRENCY_BY_MARKET[checkout.market];
    if (!readyToPay(checkout) || !asAgreed || !paymentStatus) return refund();
    try {
      return { order: await placement.placePaid(checkout, payment, { ...intent, paymentStatus }) };
    } catch (error) {
      if (error instanceof AlreadySettledError) return placedOrder(checkout._id);
      if (error instanceof ShortageError) return refund();
      throw error;
    }
  }

  /**
   * The browser's return and the provider's webhook often arrive at the same time. Within one process, the later one
   * awaits the result of the earlier; across processes, the conditional write to the checkout decides.
   */
  const placing = dedupeInFlight<SettledPayment>();
  const placePaid = (checkout: CheckoutRecord, payment: RunningPayment, intent: PaymentIntent) =>
    placing(intent.id, () => placeOnce(checkout, payment, intent));

  return {
    /** Whether a running payment can be continued: same purchase, same method and enough time left. */
    isCurrent(payment: RunningPayment, checkout: ReadyCheckout, draft: Draft, method: CardMethod): boolean {
      if (getMethod(payment) !== method) return false;
      const fresh = payment.reservedUntil.getTime() - Date.now() > FRESH_ENOUGH_MS;
      return fresh && samePurchase(payment, { ...draft, buyer: toBuyer(checkout) });
    },

    /**
     * Creates an intent and reserves the units. Of several concurrent starts, one wins and all return its payment. Throws
     * ShortageError and HoldRefusedError.
     */
    async start(
      checkout: ReadyCheckout,
      draft: Draft,
      method: CardMethod,
      claim: HoldClaim | null,
    ): Promise<StartedPayment> {
      const intent = await provider.createIntent({
        amount: draft.amounts.total,
        currency: CURRENCY_BY_MARKET[checkout.market],
        checkoutId: String(checkout._id),
        receiptEmail: checkout.contact.email,
        isCapturedLater: method === 'ESCROW',
        // The key includes everything that may differ between two tabs: they create two intents, and one loses the race
        // below.
        idempotencyKey: [
          'checkout',
          checkout._id,
          checkout.attempt,
          method,
          draft.amounts.total,
          checkout.contact.email,
        ].join('-'),
      });
      try {
        const payment = await hold.start(checkout, draft, method, intent, claim);
        return { checkout: { ...checkout, status: 'PAYING', payment }, payment };
      } catch (error) {
        if (!(error instanceof AlreadySettledError)) throw error;
        const current = await checkoutPayments.byId(checkout._id);
        if (current?.status !== 'PAYING' || !current.payment) return placedOrder(checkout._id);
        // The other tab's payment uses another method than the one chosen here, so it must not be confirmed here.
        if (getMethod(current.payment) !== method) return REPLACED;
        return { checkout: current, payment: current.payment };
      }
    },

    /** Updates a checkout from the state of its intent at the provider. */
    async settle(checkout: CheckoutRecord, payment: RunningPayment): Promise<SettledPayment> {
      const intent = await provider.findIntent(payment.intentId);
      switch (intent.status) {
        case 'SUCCEEDED':
        case 'AUTHORISED':
          return placePaid(checkout, payment, intent);
        case 'PROCESSING':
          return { processing: checkout };
        case 'CANCELLED':
          await hold.abandon(checkout, payment);
          return PAYMENT_ENDED;
        default:
          return {
            failed: {
              failure: intent.failure,
              mayRetry: intent.status === 'REQUIRES_PAYMENT',
              isRefunded: false,
            },
          };
      }
    },

    /** Cancels a payment; returns NOT_STARTED then. If it has succeeded meanwhile, the order is placed instead. */
    async giveUp(checkout: CheckoutRecord, payment: RunningPayment, also?: AlsoWrite): Promise<SettledPayment> {
      // An authorisation could still be cancelled, but the shopper has paid as agreed.
      const before = getMethod(payment) === 'ESCROW' ? await provider.findIntent(payment.intentId) : null;
      if (before?.status === 'AUTHORISED') return placePaid(checkout, payment, before);
      const intent = await provider.cancelIntent(payment.intentId);
      if (intent.status === 'SUCCEEDED') return placePaid(checkout, payment, intent);
      if (intent.status === 'PROCESSING') return { processing: checkout };
      await hold.abandon(checkout, payment, also);
      return NOT_STARTED;
    },

    /** Refunds an intent whose checkout no longer exists. False for intents that this shop did not create. */
    async settleStray(intentId: string): Promise<boolean> {
      const intent = await provider.findIntent(intentId);
      if (!intent.checkoutId) return false;
      await refunds.ofStrayIntent(intent);
      return true;
    },
  };
}

export type CardPayment = ReturnType<typeof createCardPayment>;
