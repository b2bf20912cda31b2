import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import { cardFailureKey } from '@eunbit/schema/card-failure';
import { MAXIMUM_QUANTITY } from '@eunbit/schema/catalogue';
import type { Language } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/messages';
import { proofRequired } from '../../common/proof-required.types.ts';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
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
import type { SettledOutcome } from './payment-outcome.ts';
import type { BuyerOutcome, StartOutcome } from './payment-step.service.ts';

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

type Made = Extract<SettledOutcome, { outcome: 'placed' | 'processing' | 'failed' | 'refunded' }>;

/** The shop's own text if it knows the code, otherwise the provider's; null if there is neither (PAYMENT-57). */
function describeFailure(failure: PaymentIntent['failure'], language: Language): string | null {
  const key = cardFailureKey(failure?.declineCode ?? null);
  return key ? message(key, language) : failure?.message || null;
}

/** The state of a payment at the provider. */
export function presentMade(
  result: Made,
  context: Pick<PaymentContext, 'language' | 'viewer'> & {
    readonly services: Pick<PaymentContext['services'], 'orderTokens'>;
  },
) {
  const { language } = context;
  switch (result.outcome) {
    case 'placed':
      return orderPlaced(result.order, context);
    case 'processing':
      return Object.assign(new PaymentProcessing(), {
        message: apiMessage('payment.processing', language),
        checkoutId: String(result.checkout._id),
      });
    case 'failed': {
      const text = describeFailure(result.failure, language) ?? apiMessage('payment.retry', language);
      const declineCode = result.failure?.declineCode ?? null;
      return Object.assign(new PaymentFailedError(), { message: text, declineCode });
    }
    case 'refunded': {
      const message = apiMessage('payment.refunded', language);
      return Object.assign(new PaymentFailedError(), { message, declineCode: null });
    }
  }
}

/** The outcome of a payment for its buyer, as both payment mutations return it. */
export function presentBuyerOutcome(result: BuyerOutcome, context: PaymentContext) {
  const { language } = context;
  if ('refused' in result) return PaymentError.of(result.refused, language);
  switch (result.outcome) {
    case 'replaced':
      return PaymentError.create('PAYMENT_REPLACED', 'payment.replaced', language);
    case 'ended':
      return PaymentError.create('PAYMENT_ENDED', 'payment.ended', language);
    case 'alreadyPlaced':
      return orderAlreadyPlaced(result.order, context);
    case 'notStarted':
      return PaymentError.create('CHECKOUT_INCOMPLETE', 'checkout.incomplete', language);
    default:
      return presentMade(result, context);
  }
}

const RETURN_MESSAGES = {
  SUCCEEDED: 'payment.succeeded',
  PROCESSING: 'payment.processing',
  REQUIRES_PAYMENT_METHOD: 'payment.retry',
  OTHER: 'payment.unclear',
} as const satisfies Record<PaymentReturnStatus, ApiMessageKey>;

/** Whether the bank responded after the payment was ended: nothing was charged, and a new payment can be started. */
const hasRunOut = ({ outcome }: SettledOutcome): boolean => outcome === 'ended';

function toReturnStatus(result: SettledOutcome): PaymentReturnStatus {
  if (result.outcome === 'placed') return 'SUCCEEDED';
  if (result.outcome === 'processing') return 'PROCESSING';
  if (hasRunOut(result)) return 'REQUIRES_PAYMENT_METHOD';
  return result.outcome === 'failed' && result.mayRetry ? 'REQUIRES_PAYMENT_METHOD' : 'OTHER';
}

/** The outcome for a browser that returns from the provider (PAYMENT-6); null if the payment is not the caller's. */
export function presentReturn(result: SettledOutcome | null, isBuyer: boolean, context: PaymentContext) {
  const { language } = context;
  const status = result ? toReturnStatus(result) : 'OTHER';
  const declined = result?.outcome === 'failed' ? describeFailure(result.failure, language) : null;
  return Object.assign(new PaymentReturned(), {
    status,
    message: apiMessage(result && hasRunOut(result) ? 'payment.ranOut' : RETURN_MESSAGES[status], language),
    reason: result?.outcome === 'refunded' ? apiMessage('payment.refunded', language) : declined,
    placed: result?.outcome === 'placed' && isBuyer ? orderPlaced(result.order, context) : null,
  });
}

function presentActionRequired(
  { checkout, payment, draft }: Extract<StartOutcome, { outcome: 'actionRequired' }>,
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
export function presentStart(result: StartOutcome, context: PaymentContext) {
  const { language } = context;
  if ('refused' in result) return PaymentError.of(result.refused, language);
  switch (result.outcome) {
    case 'actionRequired':
      return presentActionRequired(result, context);
    case 'shortage':
      return insufficientStock(result.shortages, context);
    case 'changed':
      return checkoutChanged(result, context);
    case 'proofRequired':
      return proofRequired(result.challenge, language);
    default:
      return presentBuyerOutcome(result, context);
  }
}
