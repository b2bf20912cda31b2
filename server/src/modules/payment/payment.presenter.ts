import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import { cardFailureKey } from '@eunbit/schema/card-failure';
import { MAXIMUM_QUANTITY } from '@eunbit/schema/catalogue';
import type { Language } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/messages';
import { proofRequired } from '../../common/proof-required.types.ts';
import { presentCheckout } from '../checkout/index.ts';
import { type OrderRecord, presentOrder } from '../order/index.ts';
import type { Shortage } from '../stock/index.ts';
import { checkoutChanged } from './checkout-changed.presenter.ts';
import type { PaymentContext } from './payment.module.ts';
import {
  InsufficientStockError,
  OrderAlreadyPlacedError,
  OrderPlaced,
  PaymentActionRequired,
  PaymentError,
  PaymentFailedError,
  PaymentProcessing,
  PaymentReturned,
  type PaymentReturnStatus,
} from './payment.types.ts';
import type { BegunPayment, FailedPayment, MadePayment, SettledPayment } from './payment-outcome.ts';
import type { BuyerPayment, PaymentStart } from './payment-step.service.ts';

/** The products that are short, wherever units are taken. */
export async function insufficientStock(
  shortages: readonly Shortage[],
  {
    language,
    services,
  }: Pick<PaymentContext, 'language'> & { readonly services: Pick<PaymentContext['services'], 'catalogue'> },
): Promise<InsufficientStockError> {
  const named = shortages.map(async ({ productId, quantity, available, stopped }) => {
    const title = (await services.catalogue.byId(productId))?.title[language] ?? '';
    return {
      productId,
      title,
      requested: quantity,
      available: Math.min(available, MAXIMUM_QUANTITY),
      isStopped: stopped,
    };
  });
  const isStopped = shortages.every(({ stopped }) => stopped);
  const message = apiMessage(isStopped ? 'product.stopped' : 'stock.insufficient', language);
  return Object.assign(new InsufficientStockError(), { message, shortages: await Promise.all(named) });
}

function orderPlaced(order: OrderRecord, context: Parameters<typeof presentMade>[1]): OrderPlaced {
  const accessToken = context.services.orderTokens.access(order);
  return Object.assign(new OrderPlaced(), { order: presentOrder(order, context), accessToken });
}

/** For the owner of the order, who tried to pay again. */
function orderAlreadyPlaced(order: OrderRecord, context: PaymentContext): OrderAlreadyPlacedError {
  return Object.assign(new OrderAlreadyPlacedError(), {
    message: apiMessage('order.alreadyPlaced', context.language, { number: order.number }),
    order: presentOrder(order, context),
    accessToken: context.services.orderTokens.access(order),
  });
}

/** Why it failed: the shop's own text if it knows the code, otherwise the provider's; null without either (PAYMENT-57). */
function describeFailure({ failure, isRefunded }: FailedPayment, language: Language): string | null {
  if (isRefunded) return apiMessage('payment.refunded', language);
  const key = cardFailureKey(failure?.declineCode ?? null);
  return key ? message(key, language) : failure?.message || null;
}

/** The state of a payment at the provider. */
export function presentMade(
  made: MadePayment,
  context: Pick<PaymentContext, 'language' | 'viewer'> & {
    readonly services: Pick<PaymentContext['services'], 'orderTokens'>;
  },
) {
  const { language } = context;
  if ('order' in made) return orderPlaced(made.order, context);
  if ('processing' in made) {
    return Object.assign(new PaymentProcessing(), {
      message: apiMessage('payment.processing', language),
      checkoutId: String(made.processing._id),
    });
  }
  const text = describeFailure(made.failed, language) ?? apiMessage('payment.retry', language);
  const declineCode = made.failed.failure?.declineCode ?? null;
  return Object.assign(new PaymentFailedError(), { message: text, declineCode });
}

/** A payment for its buyer, as both payment mutations return it. */
export function presentBuyerPayment(result: BuyerPayment, context: PaymentContext) {
  if ('refused' in result) return PaymentError.of(result.refused, context.language);
  return 'alreadyPlaced' in result ? orderAlreadyPlaced(result.alreadyPlaced, context) : presentMade(result, context);
}

const RETURN_MESSAGES = {
  SUCCEEDED: 'payment.succeeded',
  PROCESSING: 'payment.processing',
  REQUIRES_PAYMENT_METHOD: 'payment.retry',
  OTHER: 'payment.unclear',
} as const satisfies Record<PaymentReturnStatus, ApiMessageKey>;

/** Whether the bank responded after the payment was ended: nothing was charged, and a new payment can be started. */
const hasRunOut = (result: SettledPayment): boolean => 'refused' in result && result.refused.code === 'PAYMENT_ENDED';

function toReturnStatus(result: SettledPayment): PaymentReturnStatus {
  if ('order' in result) return 'SUCCEEDED';
  if ('processing' in result) return 'PROCESSING';
  return hasRunOut(result) || ('failed' in result && result.failed.mayRetry) ? 'REQUIRES_PAYMENT_METHOD' : 'OTHER';
}

/** The outcome for a browser that returns from the provider (PAYMENT-6); null if the payment is not the caller's. */
export function presentReturn(result: SettledPayment | null, isBuyer: boolean, context: PaymentContext) {
  const { language } = context;
  const status = result ? toReturnStatus(result) : 'OTHER';
  return Object.assign(new PaymentReturned(), {
    status,
    message: apiMessage(result && hasRunOut(result) ? 'payment.ranOut' : RETURN_MESSAGES[status], language),
    reason: result && 'failed' in result ? describeFailure(result.failed, language) : null,
    placed: result && 'order' in result && isBuyer ? orderPlaced(result.order, context) : null,
  });
}

function presentActionRequired(
  { checkout, payment, draft }: Extract<PaymentStart, BegunPayment>,
  { language, services }: PaymentContext,
) {
  const { browser } = services.paymentProvider;
  if (!browser) throw new Error('a card payment was started without a provider');
  return Object.assign(new PaymentActionRequired(), {
    clientSecret: payment.clientSecret,
    ...browser,
    reservedUntil: payment.reservedUntil,
    checkout: presentCheckout(checkout, draft, language, services),
  });
}

/** The result of starting a payment. */
export function presentStart(result: PaymentStart, context: PaymentContext) {
  if ('payment' in result) return presentActionRequired(result, context);
  if ('shortages' in result) return insufficientStock(result.shortages, context);
  if ('changes' in result) return checkoutChanged(result, context);
  if ('challenge' in result) return proofRequired(result.challenge, context.language);
  if ('refused' in result) return PaymentError.of(result.refused, context.language);
  return presentBuyerPayment(result, context);
}
