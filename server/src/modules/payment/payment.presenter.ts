import { ErrorCode } from '@eunbit/schema/error-code';
import { message } from '@eunbit/schema/messages';
import { refusal } from '../../common/result.types.ts';
import type { RequestContext } from '../../context.ts';
import { currentCheckout } from '../checkout/checkout.resolver.ts';
import { presentOrder } from '../order/order.presenter.ts';
import type { Shortage } from '../stock/stock.service.ts';
import {
  InsufficientStockError,
  OrderPlaced,
  PaymentActionRequired,
  PaymentFailedError,
  PaymentProcessing,
} from './payment.types.ts';
import type { PaymentOutcome, SettledOutcome } from './payment-outcome.ts';

export async function insufficientStock(shortages: readonly Shortage[], context: RequestContext) {
  const { language, services } = context;
  const named = shortages.map(async ({ productId, quantity, available, stopped }) => {
    const title = (await services.catalogue.byId(productId))?.title[language] ?? '';
    return { productId, title, requested: quantity, available, stopped };
  });
  const error = refusal(ErrorCode.INSUFFICIENT_STOCK, 'stock.insufficient', language);
  return Object.assign(new InsufficientStockError(), error, { shortages: await Promise.all(named) });
}

/** A payment's outcome as both payment mutations answer it. */
export async function presentOutcome(result: SettledOutcome, context: RequestContext) {
  const { language, services } = context;
  switch (result.outcome) {
    case 'placed': {
      const accessToken = services.orderTokens.access(result.order);
      return Object.assign(new OrderPlaced(), { order: presentOrder(result.order, context), accessToken });
    }
    case 'processing':
      return Object.assign(new PaymentProcessing(), {
        message: message('payment.processing', language),
        checkoutId: String(result.checkout._id),
      });
    case 'failed': {
      const text = result.failure?.message || message('payment.retry', language);
      const declineCode = result.failure?.declineCode ?? null;
      return Object.assign(new PaymentFailedError(), { code: ErrorCode.PAYMENT_FAILED, message: text, declineCode });
    }
    case 'refunded': {
      const error = refusal(ErrorCode.PAYMENT_FAILED, 'payment.refunded', language);
      return Object.assign(new PaymentFailedError(), error, { declineCode: null });
    }
    case 'notStarted':
      return refusal(ErrorCode.CHECKOUT_INCOMPLETE, 'checkout.incomplete', language);
  }
}

export async function presentActionRequired(
  { checkout, payment }: Extract<PaymentOutcome, { outcome: 'actionRequired' }>,
  context: RequestContext,
) {
  const { publishableKey, sandboxUrl } = context.services.paymentProvider;
  return Object.assign(new PaymentActionRequired(), {
    clientSecret: payment.clientSecret,
    publishableKey,
    sandboxUrl,
    reservedUntil: payment.reservedUntil,
    checkout: await currentCheckout(checkout, context),
  });
}
