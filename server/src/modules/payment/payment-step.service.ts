import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { RequestContext } from '../../common/request-context.ts';
import type { CheckoutRecord } from '../checkout/checkout.record.ts';
import type { CheckoutService } from '../checkout/checkout.service.ts';
import { type CheckoutChange, checkoutChanges } from '../checkout/checkout-changes.ts';
import { type Draft, readyToPay } from '../checkout/checkout-draft.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { Shortage } from '../stock/stock.service.ts';
import type { PaymentReturn, PaymentService } from './payment.service.ts';
import type { PaymentMethodChoice } from './payment-method-choice.ts';
import type { PaymentOutcome, SettledOutcome } from './payment-outcome.ts';
import { isPlacedBy } from './placed-order.ts';
import {
  type StartPaymentRequest,
  toDeliveryNote,
  toPaymentMethodChoice,
  validateStartPayment,
} from './start-payment-rules.ts';

/** What the checkout would order now is not what the shopper saw. */
export interface ChangedCheckout {
  readonly outcome: 'changed';
  readonly expectedTotal: number;
  readonly changes: readonly CheckoutChange[];
  readonly checkout: CheckoutRecord;
  readonly draft: Draft;
}

type RefusedDraft =
  | ChangedCheckout
  | { readonly outcome: 'cartEmpty' }
  | { readonly outcome: 'shortage'; readonly shortages: readonly Shortage[] };

/** What a payment has come to for its buyer; `alreadyPlaced` names an order that another payment has placed. */
export type BuyerOutcome =
  | SettledOutcome
  | { readonly outcome: 'alreadyPlaced'; readonly order: OrderRecord }
  | { readonly outcome: 'checkoutNotFound' };

export type StartOutcome =
  | BuyerOutcome
  | RefusedDraft
  | { readonly outcome: 'incomplete' }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure<ApiMessageKey>[] }
  | (Extract<PaymentOutcome, { outcome: 'actionRequired' }> & { readonly draft: Draft });

interface Deps {
  readonly checkouts: Pick<CheckoutService, 'find' | 'draft'>;
  readonly payment: PaymentService;
}

/** An order that a press of the button did not place is named as another payment's. */
function asStarted(result: SettledOutcome, choice: PaymentMethodChoice): BuyerOutcome {
  if (result.outcome !== 'placed' || isPlacedBy(result.order, choice)) return result;
  return { outcome: 'alreadyPlaced', order: result.order };
}

/** Why what would be ordered now cannot be paid for as the shopper saw it; null where it can. */
function refuseDraft(draft: Draft, request: StartPaymentRequest, checkout: CheckoutRecord): RefusedDraft | null {
  const { expectedTotal, seen } = request;
  if (draft.shortages.length > 0) return { outcome: 'shortage', shortages: draft.shortages };
  const changes = seen ? checkoutChanges(seen, draft) : [];
  const asSeen = draft.amounts.total === expectedTotal && changes.length === 0 && draft.lines.length > 0;
  if (!asSeen && draft.unavailable.length > 0) return { outcome: 'shortage', shortages: draft.unavailable };
  if (draft.lines.length === 0) return { outcome: 'cartEmpty' };
  return asSeen ? null : { outcome: 'changed', expectedTotal, changes, checkout, draft };
}

/** The payment step of a checkout: what its buyer asks for, judged before any money is touched. */
export function createPaymentStep({ checkouts, payment }: Deps) {
  return {
    /** Holds the units and starts the payment, or writes a deposit order. Refused without touching anything. */
    async start(request: StartPaymentRequest, context: RequestContext): Promise<StartOutcome> {
      const checkout = await checkouts.find(context, request.checkoutId);
      if (!checkout) return { outcome: 'checkoutNotFound' };
      const choice = toPaymentMethodChoice(request);
      if (checkout.state === 'COMPLETED' || checkout.state === 'REFUNDED') {
        return asStarted(await payment.settle(checkout), choice);
      }
      if (!readyToPay(checkout)) return { outcome: 'incomplete' };
      const failures = validateStartPayment(request, checkout.market);
      if (failures.length > 0) return { outcome: 'invalid', failures };

      const draft = await checkouts.draft(context, checkout);
      const refused = refuseDraft(draft, request, checkout);
      if (refused) {
        // A press of the button a moment earlier may have taken the cart along: then its order is the answer.
        const now = await checkouts.find(context, request.checkoutId);
        return now?.state === 'COMPLETED' ? asStarted(await payment.settle(now), choice) : refused;
      }

      const result = await payment.start({ ...checkout, deliveryNote: toDeliveryNote(request) }, draft, choice);
      if (result.outcome === 'actionRequired') return { ...result, draft };
      return result.outcome === 'shortage' ? result : asStarted(result, choice);
    },

    /** Looks at the payment and writes the order if it succeeded. `intentId` is the payment that was confirmed. */
    async complete(checkoutId: string, intentId: string | null, context: RequestContext): Promise<BuyerOutcome> {
      const checkout = await checkouts.find(context, checkoutId);
      if (!checkout) return { outcome: 'checkoutNotFound' };
      if (intentId === null) return payment.settle(checkout);
      const result = await payment.settleIntended(checkout, intentId);
      const isByAnother = result.outcome === 'placed' && result.order.payment.intentId !== intentId;
      return isByAnother ? { outcome: 'alreadyPlaced', order: result.order } : result;
    },

    /**
     * What a payment has come to that somebody comes back from; null for one whose secret is wrong. `isBuyer` is false in
     * another browser, which is told the outcome and not the order.
     */
    async comeBack(
      returned: PaymentReturn,
      context: RequestContext,
    ): Promise<{ readonly result: SettledOutcome; readonly isBuyer: boolean } | null> {
      const checkout = await payment.returnedTo(returned);
      if (!checkout) return null;
      const own = await checkouts.find(context, String(checkout._id));
      return { result: await payment.settle(checkout), isBuyer: own !== null };
    },
  };
}

export type PaymentStep = ReturnType<typeof createPaymentStep>;
