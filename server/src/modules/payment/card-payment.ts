import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import type { CardMethod } from '@eunbit/schema/payment-method';
import { dedupeInFlight } from '../../common/dedupe-in-flight.ts';
import type { PaymentIntent, PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import type { CheckoutRecord, RunningPayment } from '../checkout/checkout.record.ts';
import { type Draft, type ReadyCheckout, readyToPay, samePurchase, toBuyer } from '../checkout/checkout-draft.ts';
import type { CheckoutPayments } from '../checkout/checkout-payments.ts';
import { ShortageError } from '../stock/stock.service.ts';
import { stateWhenPlaced } from './card-authorisation-rules.ts';
import { AlreadySettledError, type OrderPlacement } from './order-placement.ts';
import type { PaymentHold } from './payment-hold.ts';
import type { PaymentOutcome, SettledOutcome } from './payment-outcome.ts';
import type { PlacedOrder } from './placed-order.ts';
import type { RefundService } from './refund.service.ts';

/** A hold with less time than this left is not handed to a shopper again. */
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

/** Payments through the card provider, from the intent to the order. */
export function createCardPayment(deps: Deps) {
  const { checkoutPayments, provider, placement, placedOrder, hold, refunds } = deps;

  async function placeOnce(
    checkout: CheckoutRecord,
    payment: RunningPayment,
    intent: PaymentIntent,
  ): Promise<SettledOutcome> {
    const refund = async (): Promise<SettledOutcome> => {
      const refused = await refunds.withoutOrder(checkout, payment);
      return refused ? { outcome: 'refunded' } : placedOrder(checkout._id);
    };
    const state = stateWhenPlaced(intent.status);
    const asAgreed = intent.amount === payment.amounts.total && intent.currency === CURRENCY_BY_MARKET[checkout.market];
    if (!readyToPay(checkout) || !asAgreed || !state) return refund();
    try {
      return { outcome: 'placed', order: await placement.placePaid(checkout, payment, { ...intent, state }) };
    } catch (error) {
      if (error instanceof AlreadySettledError) return placedOrder(checkout._id);
      if (error instanceof ShortageError) return refund();
      throw error;
    }
  }

  /**
   * The browser's return and the provider's webhook mostly come within the same moment. In one process the later of them
   * waits for the earlier, both having seen that the payment is good; across processes the database decides.
   */
  const placing = dedupeInFlight<SettledOutcome>();
  const placePaid = (checkout: CheckoutRecord, payment: RunningPayment, intent: PaymentIntent) =>
    placing(intent.id, () => placeOnce(checkout, payment, intent));

  return {
    /** Whether a running payment can be gone on with for exactly this purchase. */
    isCurrent(payment: RunningPayment, checkout: ReadyCheckout, draft: Draft, method: CardMethod): boolean {
      if (getMethod(payment) !== method) return false;
      const fresh = payment.reservedUntil.getTime() - Date.now() > FRESH_ENOUGH_MS;
      return fresh && samePurchase(payment, { ...draft, buyer: toBuyer(checkout) });
    },

    /** Makes an intent and holds the units for it. Of several parallel starts all answer with the one that got through. */
    async start(checkout: ReadyCheckout, draft: Draft, method: CardMethod): Promise<PaymentOutcome> {
      const intent = await provider.createIntent({
        amount: draft.amounts.total,
        currency: CURRENCY_BY_MARKET[checkout.market],
        checkoutId: String(checkout._id),
        receiptEmail: checkout.contact.email,
        isCapturedLater: method === 'ESCROW',
        // What differs between two tabs is part of the key: they start two intents, and one of them loses below.
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
        const payment = await hold.start(checkout, draft, method, intent);
        return { outcome: 'actionRequired', checkout: { ...checkout, state: 'PAYING', payment }, payment };
      } catch (error) {
        if (error instanceof ShortageError) return { outcome: 'shortage', shortages: error.shortages };
        if (!(error instanceof AlreadySettledError)) throw error;
        const current = await checkoutPayments.byId(checkout._id);
        if (current?.state !== 'PAYING' || !current.payment) return placedOrder(checkout._id);
        // Nobody pays in another way than they chose: the other tab's payment is not theirs to confirm.
        if (getMethod(current.payment) !== method) return { outcome: 'replaced' };
        return { outcome: 'actionRequired', checkout: current, payment: current.payment };
      }
    },

    /** Brings a checkout to what the provider says its payment has come to. */
    async settle(checkout: CheckoutRecord, payment: RunningPayment): Promise<SettledOutcome> {
      const intent = await provider.findIntent(payment.intentId);
      switch (intent.status) {
        case 'SUCCEEDED':
        case 'AUTHORISED':
          return placePaid(checkout, payment, intent);
        case 'PROCESSING':
          return { outcome: 'processing', checkout };
        case 'CANCELLED':
          await hold.abandon(checkout, payment);
          return { outcome: 'failed', failure: intent.failure, mayRetry: false };
        default:
          return { outcome: 'failed', failure: intent.failure, mayRetry: intent.status === 'REQUIRES_PAYMENT' };
      }
    },

    /** Ends a payment that is not wanted any more. If it has succeeded after all, the order is written instead. */
    async giveUp(checkout: CheckoutRecord, payment: RunningPayment): Promise<SettledOutcome> {
      // Money that is set aside could still be released, but the shopper has paid as agreed.
      const before = getMethod(payment) === 'ESCROW' ? await provider.findIntent(payment.intentId) : null;
      if (before?.status === 'AUTHORISED') return placePaid(checkout, payment, before);
      const intent = await provider.cancelIntent(payment.intentId);
      if (intent.status === 'SUCCEEDED') return placePaid(checkout, payment, intent);
      if (intent.status === 'PROCESSING') return { outcome: 'processing', checkout };
      await hold.abandon(checkout, payment);
      return { outcome: 'notStarted' };
    },

    /** Looks at an intent of this shop that no checkout or order knows any more. False for intents that are not ours. */
    async settleStray(intentId: string): Promise<boolean> {
      const intent = await provider.findIntent(intentId);
      if (!intent.checkoutId) return false;
      await refunds.ofStrayIntent(intent);
      return true;
    },
  };
}

export type CardPayment = ReturnType<typeof createCardPayment>;
