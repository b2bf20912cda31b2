import { toStoredNotes } from '@eunbit/schema/buyer-notes';
import { isTransferMethod } from '@eunbit/schema/payment-method';
import { type CodedRefused, type Refused, refuse, refuseInput } from '../../common/refusal.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Config } from '../../config.ts';
import type { BotProtection } from '../../integrations/bot-protection/bot-protection.ts';
import {
  type CheckoutChange,
  type CheckoutRecord,
  type CheckoutService,
  checkoutChanges,
  type Draft,
  type ReadyCheckout,
  readyToPay,
} from '../checkout/index.ts';
import { type OrderRecord, placingIntentOf } from '../order/index.ts';
import type { ShownSettings } from '../shop-settings/index.ts';
import { type Shortage, ShortageError } from '../stock/index.ts';
import { type HoldClaim, HoldRefusedError, type OpenHolds } from './open-holds.ts';
import type { PaymentReturn, PaymentService } from './payment.service.ts';
import type { PaymentMethodChoice } from './payment-method-choice.ts';
import { type BegunPayment, NOT_STARTED, type SettledPayment } from './payment-outcome.ts';
import { isPlacedBy } from './placed-order.ts';
import { type StartPaymentRequest, toPaymentMethodChoice, validateStartPayment } from './start-payment-rules.ts';

/** The checkout differs from what the shopper saw. */
export interface ChangedCheckout {
  readonly expectedTotal: number;
  readonly changes: readonly CheckoutChange[];
  readonly checkout: CheckoutRecord;
  readonly draft: Draft;
}

type RefusedDraft = ChangedCheckout | Refused<'CART_EMPTY'> | { readonly shortages: readonly Shortage[] };

/** A payment for its buyer; `alreadyPlaced` is the order that another payment has placed. */
export type BuyerPayment =
  | SettledPayment
  | { readonly alreadyPlaced: OrderRecord }
  | CodedRefused<'CHECKOUT_NOT_FOUND'>;

export type PaymentStart =
  | BuyerPayment
  | RefusedDraft
  | Refused<'TOO_MANY_HOLDS'>
  /** The payment may start once the challenge is passed. */
  | { readonly challenge: string }
  | (BegunPayment & { readonly draft: Draft });

interface Deps {
  readonly checkouts: Pick<CheckoutService, 'find' | 'readOwn' | 'buildDraft'>;
  readonly payment: PaymentService;
  readonly shopSettings: ShownSettings;
  readonly openHolds: Pick<OpenHolds, 'keysOf'>;
  readonly botProtection: BotProtection;
  readonly config: Pick<Config, 'open'>;
}

/** Returns the order as `alreadyPlaced` if this request did not place it. */
function asStarted(result: SettledPayment, choice: PaymentMethodChoice): BuyerPayment {
  return 'order' in result && !isPlacedBy(result.order, choice) ? { alreadyPlaced: result.order } : result;
}

/** Why the draft cannot be paid as the shopper saw it; null if it can. */
function refuseDraft(draft: Draft, request: StartPaymentRequest, checkout: CheckoutRecord): RefusedDraft | null {
  const { expectedTotal, seen } = request;
  if (draft.shortages.length > 0) return { shortages: draft.shortages };
  const changes = seen ? checkoutChanges(seen, draft) : [];
  const asSeen = draft.amounts.total === expectedTotal && changes.length === 0 && draft.lines.length > 0;
  if (!asSeen && draft.unavailable.length > 0) return { shortages: draft.unavailable };
  if (draft.lines.length === 0) return refuse('CART_EMPTY', 'cart.empty');
  return asSeen ? null : { expectedTotal, changes, checkout, draft };
}

/** The payment step of a checkout. Validates the buyer's request before any payment is started. */
export function createPaymentStep({ config, checkouts, payment, shopSettings, openHolds, botProtection }: Deps) {
  const actionOf = ({ _id }: Pick<CheckoutRecord, '_id'>) => `hold:${_id}`;

  async function toClaim(checkout: ReadyCheckout, proof: string | null, network: string): Promise<HoldClaim> {
    const isProven = await botProtection.isProven(actionOf(checkout), proof);
    return { keys: openHolds.keysOf(checkout, network), isProven };
  }

  return {
    /** Reserves the units and starts the payment, or places a deposit order. A refused request has no side effects. */
    async start(request: StartPaymentRequest, context: RequestContext): Promise<PaymentStart> {
      const own = await checkouts.readOwn(context, request.checkoutId);
      if (!own) return refuse('CHECKOUT_NOT_FOUND', 'checkout.notFound');
      const { checkout } = own;
      // Read once, so that the validated bank is the one on the order.
      const settings = shopSettings.shown;
      const choice = toPaymentMethodChoice(request, settings);
      if (checkout.status === 'COMPLETED' || checkout.status === 'REFUNDED') {
        return asStarted(await payment.settle(checkout), choice);
      }
      if (!readyToPay(checkout)) return NOT_STARTED;
      const invalid = refuseInput(validateStartPayment(request, checkout.market, settings, config.open));
      if (invalid) return invalid;

      const draft = await checkouts.buildDraft(own);
      const refused = refuseDraft(draft, request, checkout);
      if (refused) {
        // A concurrent request may have ordered the cart already: return its order.
        const now = await checkouts.find(context, request.checkoutId);
        return now?.status === 'COMPLETED' ? asStarted(await payment.settle(now), choice) : refused;
      }

      const claim = await toClaim(checkout, request.proof ?? null, context.address);
      try {
        const result = await payment.start({ ...checkout, ...toStoredNotes(request) }, draft, choice, claim);
        return 'payment' in result ? { ...result, draft } : asStarted(result, choice);
      } catch (error) {
        if (error instanceof ShortageError) return { shortages: error.shortages };
        if (!(error instanceof HoldRefusedError)) throw error;
        if (error.reason === 'proof') return { challenge: await botProtection.challenge(actionOf(checkout)) };
        return refuse('TOO_MANY_HOLDS', isTransferMethod(choice.method) ? 'hold.tooManyUnpaid' : 'hold.tooMany');
      }
    },

    /** Queries the payment and places the order if it succeeded. `intentId` is the confirmed intent. */
    async complete(checkoutId: string, intentId: string | null, context: RequestContext): Promise<BuyerPayment> {
      const checkout = await checkouts.find(context, checkoutId);
      if (!checkout) return refuse('CHECKOUT_NOT_FOUND', 'checkout.notFound');
      if (intentId === null) return payment.settle(checkout);
      const result = await payment.settleIntended(checkout, intentId);
      const isByAnother = 'order' in result && placingIntentOf(result.order) !== intentId;
      return isByAnother ? { alreadyPlaced: result.order } : result;
    },

    /**
     * The outcome of the payment for a returning browser; null if the client secret is wrong. `isBuyer` is false in a browser
     * other than the buyer's, which gets the outcome but not the order.
     */
    async comeBack(
      returned: PaymentReturn,
      context: RequestContext,
    ): Promise<{ readonly result: SettledPayment; readonly isBuyer: boolean } | null> {
      const checkout = await payment.returnedTo(returned);
      if (!checkout) return null;
      const own = await checkouts.find(context, String(checkout._id));
      return { result: await payment.settleIntended(checkout, returned.intentId), isBuyer: own !== null };
    },
  };
}

export type PaymentStep = ReturnType<typeof createPaymentStep>;
