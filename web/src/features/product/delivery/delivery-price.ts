import type { Money } from '@eunbit/schema/money';

export interface DeliveryPrices {
  readonly price: Money;
  readonly freeShippingThreshold: Money;
}

/**
 * Delivery price of goods with this subtotal: Korea delivers free from its threshold on, the US above it (CATALOGUE-8).
 */
export function getDeliveryPrice(subtotal: Money, { price, freeShippingThreshold }: DeliveryPrices): Money {
  const isFree =
    subtotal.currency === 'KRW'
      ? subtotal.amount >= freeShippingThreshold.amount
      : subtotal.amount > freeShippingThreshold.amount;
  return isFree ? { ...price, amount: 0 } : price;
}
