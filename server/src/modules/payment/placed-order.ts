import type { Types } from 'mongoose';
import type { CheckoutPayments } from '../checkout/index.ts';
import type { OrderReader, OrderRecord } from '../order/index.ts';
import { isByCard, type PaymentMethodChoice } from './payment-method-choice.ts';
import { NOT_STARTED, REFUNDED, REPLACED, type SettledPayment } from './payment-outcome.ts';

interface Deps {
  readonly checkoutPayments: Pick<CheckoutPayments, 'byId'>;
  readonly orderReader: Pick<OrderReader, 'byCheckout'>;
}

/** Returns the outcome of a checkout to a request that lost the race to settle it. */
export function createPlacedOrder({ checkoutPayments, orderReader }: Deps) {
  return async function placedOrder(checkoutId: Types.ObjectId): Promise<SettledPayment> {
    const order = await orderReader.byCheckout(checkoutId);
    if (order) return { order };
    const checkout = await checkoutPayments.byId(checkoutId);
    if (checkout?.status === 'REFUNDED') return REFUNDED;
    return checkout?.status === 'PAYING' ? REPLACED : NOT_STARTED;
  };
}

export type PlacedOrder = ReturnType<typeof createPlacedOrder>;

/**
 * Whether this request placed the order: submitting the same transfer twice places one order. A card is confirmed only
 * after the request, so an order that already exists was placed by another payment.
 */
export function isPlacedBy({ payment }: Pick<OrderRecord, 'payment'>, way: PaymentMethodChoice): boolean {
  if (isByCard(way)) return false;
  const { method, bankId, depositorName } = payment;
  return method === way.method && bankId === way.bankId && depositorName === way.depositorName;
}
