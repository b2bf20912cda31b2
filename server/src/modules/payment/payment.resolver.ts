import type { DeliveryNote } from '@eunbit/schema/delivery-note';
import { ErrorCode } from '@eunbit/schema/error-code';
import { isCardMethod, isTransferMethod, PAYMENT_METHODS, type TransferMethod } from '@eunbit/schema/payment-method';
import { validateDeposit } from '@eunbit/schema/validation';
import { validateCashReceipt } from '@eunbit/schema/validation-cash-receipt';
import { validateDeliveryNote } from '@eunbit/schema/validation-delivery-note';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { operationError, type ValidationError, validationError } from '../../common/result.types.ts';
import { PaymentProviderError } from '../../integrations/payment/payment-provider.ts';
import type { CheckoutRecord } from '../checkout/checkout.record.ts';
import { checkoutChanges } from '../checkout/checkout-changes.ts';
import { type Draft, readyToPay } from '../checkout/checkout-draft.ts';
import { bankById } from '../purchase/banks.ts';
import { virtualAccountBankById } from '../purchase/virtual-account-banks.ts';
import { checkoutChanged } from './checkout-changed.presenter.ts';
import {
  insufficientStock,
  orderAlreadyPlaced,
  presentActionRequired,
  presentOutcome,
  presentReturn,
} from './payment.presenter.ts';
import type { PaymentContext } from './payment.services.ts';
import {
  CompleteCheckoutInput,
  CompleteCheckoutResult,
  StartPaymentInput,
  StartPaymentResult,
} from './payment.types.ts';
import type { PaymentMethodChoice } from './payment-method-choice.ts';
import type { SettledOutcome } from './payment-outcome.ts';
import { ReturnFromPaymentInput, ReturnFromPaymentResult } from './payment-return.types.ts';
import { isPlacedBy } from './placed-order.ts';

function hasBank(method: TransferMethod, bankId: string): boolean {
  return (method === 'DEPOSIT' ? bankById(bankId) : virtualAccountBankById(bankId)) !== null;
}

/** What the payment step itself has to say before anything is held. */
function validateStart(
  input: StartPaymentInput,
  checkout: CheckoutRecord,
  context: PaymentContext,
): ValidationError | null {
  if (!PAYMENT_METHODS[checkout.market].includes(input.method)) {
    return validationError([{ path: 'method', key: 'paymentMethod.unavailable' }], context.language);
  }
  const { bankId = '', depositorName = '' } = input;
  const failures = isTransferMethod(input.method) ? validateDeposit({ bankId, depositorName }) : [];
  if (failures.length === 0 && isTransferMethod(input.method) && !hasBank(input.method, bankId)) {
    failures.push({ path: 'bankId', key: 'bank.required' });
  }
  const note = deliveryNoteOf(input);
  if (note) failures.push(...validateDeliveryNote(note, checkout.market));
  failures.push(...validateReceipt(input));
  if (!input.agreedToTerms) failures.push({ path: 'agreedToTerms', key: 'terms.required' });
  return failures.length > 0 ? validationError(failures, context.language) : null;
}

/** Cards leave records of their own: a cash receipt beside them would count the same money twice. */
function validateReceipt({ cashReceipt, method }: StartPaymentInput): FieldFailure[] {
  if (!cashReceipt) return [];
  return isTransferMethod(method)
    ? validateCashReceipt(cashReceipt)
    : [{ path: 'cashReceipt', key: 'cashReceipt.unavailable' }];
}

/** As it is stored: a text belongs to own words alone. */
function deliveryNoteOf({ deliveryNote }: StartPaymentInput): DeliveryNote | null {
  if (!deliveryNote) return null;
  const { wish, text = '' } = deliveryNote;
  return { wish, text: wish === 'OTHER' ? text.trim() : '' };
}

function toPaymentMethodChoice({
  method,
  bankId = '',
  depositorName = '',
  cashReceipt,
}: StartPaymentInput): PaymentMethodChoice {
  if (isCardMethod(method)) return { method };
  return { method, bankId, depositorName: depositorName.trim(), cashReceipt: cashReceipt ?? null };
}

/** What a press of the button has come to: an order that it did not place is named as another payment's. */
function presentStarted(result: SettledOutcome, way: PaymentMethodChoice, context: PaymentContext) {
  if (result.outcome === 'placed' && !isPlacedBy(result.order, way)) return orderAlreadyPlaced(result.order, context);
  return presentOutcome(result, context);
}

async function refusedDraft(draft: Draft, input: StartPaymentInput, checkout: CheckoutRecord, context: PaymentContext) {
  if (draft.shortages.length > 0) return insufficientStock(draft.shortages, context);
  const changes = input.seen ? checkoutChanges(input.seen, draft) : [];
  const asSeen = draft.amounts.total === input.expectedTotal && changes.length === 0 && draft.lines.length > 0;
  if (!asSeen && draft.unavailable.length > 0) return insufficientStock(draft.unavailable, context);
  if (draft.lines.length === 0) return operationError(ErrorCode.CART_EMPTY, 'cart.empty', context.language);
  if (!asSeen) return checkoutChanged({ expectedTotal: input.expectedTotal, changes, checkout, draft }, context);
  return null;
}

async function orUnavailable<T>(context: PaymentContext, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    return operationError(ErrorCode.PAYMENT_PROVIDER_UNAVAILABLE, 'payment.unavailable', context.language);
  }
}

@Resolver()
export class PaymentResolver {
  @Allow('public')
  @Mutation(() => StartPaymentResult, {
    description:
      'Holds the units and starts the payment; a deposit order is written at once. Calling it again answers the same.',
  })
  startPayment(
    @Arg('input', () => StartPaymentInput, { description: 'The payment step.' }) input: StartPaymentInput,
    @Ctx() context: PaymentContext,
  ): Promise<typeof StartPaymentResult> {
    return orUnavailable(context, () => this.start(input, context));
  }

  @Allow('public')
  @Mutation(() => CompleteCheckoutResult, {
    description: 'Looks at the payment and writes the order if it succeeded; safe to call any number of times.',
  })
  completeCheckout(
    @Arg('input', () => CompleteCheckoutInput, { description: 'The checkout.' }) input: CompleteCheckoutInput,
    @Ctx() context: PaymentContext,
  ): Promise<typeof CompleteCheckoutResult> {
    return orUnavailable(context, async () => {
      const checkout = await context.services.checkout.find(context, input.checkoutId);
      if (!checkout) return operationError(ErrorCode.CHECKOUT_NOT_FOUND, 'checkout.notFound', context.language);
      const { payment } = context.services;
      const { paymentIntent = null } = input;
      if (paymentIntent === null) return presentOutcome(await payment.settle(checkout), context);
      const result = await payment.settleIntended(checkout, paymentIntent);
      const isByAnother = result.outcome === 'placed' && result.order.payment.intentId !== paymentIntent;
      return isByAnother ? orderAlreadyPlaced(result.order, context) : presentOutcome(result, context);
    });
  }

  @Allow('public')
  @Mutation(() => ReturnFromPaymentResult, {
    description:
      'What the payment has come to that a shopper comes back from; writes the order if it succeeded. Safe to call any ' +
      'number of times. A payment whose secret is wrong is answered like one that does not exist.',
  })
  returnFromPayment(
    @Arg('input', () => ReturnFromPaymentInput, { description: 'What the provider added to the address.' })
    { paymentIntent, clientSecret }: ReturnFromPaymentInput,
    @Ctx() context: PaymentContext,
  ): Promise<typeof ReturnFromPaymentResult> {
    const { services } = context;
    return orUnavailable(context, async () => {
      const checkout = await services.payment.returnedTo({ intentId: paymentIntent, clientSecret });
      if (!checkout) return presentReturn(null, false, context);
      // The bank may send the shopper back to another browser: what it came to is told there, the order is not.
      const own = await services.checkout.find(context, String(checkout._id));
      return presentReturn(await services.payment.settle(checkout), own !== null, context);
    });
  }

  private async start(input: StartPaymentInput, context: PaymentContext): Promise<typeof StartPaymentResult> {
    const { services, language } = context;
    const checkout = await services.checkout.find(context, input.checkoutId);
    if (!checkout) return operationError(ErrorCode.CHECKOUT_NOT_FOUND, 'checkout.notFound', language);
    if (checkout.state === 'COMPLETED' || checkout.state === 'REFUNDED') {
      return presentStarted(await services.payment.settle(checkout), toPaymentMethodChoice(input), context);
    }
    if (!readyToPay(checkout)) return operationError(ErrorCode.CHECKOUT_INCOMPLETE, 'checkout.incomplete', language);
    const invalid = validateStart(input, checkout, context);
    if (invalid) return invalid;

    const draft = await services.checkout.draft(context, checkout);
    const refused = await refusedDraft(draft, input, checkout, context);
    if (refused) {
      // A press of the button a moment earlier may have taken the cart along: then its order is the answer.
      const now = await services.checkout.find(context, input.checkoutId);
      if (now?.state !== 'COMPLETED') return refused;
      return presentStarted(await services.payment.settle(now), toPaymentMethodChoice(input), context);
    }

    const way = toPaymentMethodChoice(input);
    const result = await services.payment.start({ ...checkout, deliveryNote: deliveryNoteOf(input) }, draft, way);
    if (result.outcome === 'shortage') return insufficientStock(result.shortages, context);
    if (result.outcome === 'actionRequired') return presentActionRequired(result, draft, context);
    return presentStarted(result, way, context);
  }
}
