import type { Money } from '@eunbit/schema/money';

/** Discount against the former price in whole percent; null if there is none. */
export function getDiscountPercent(price: Money, compareAtPrice: Money | null | undefined): number | null {
  if (!compareAtPrice || compareAtPrice.currency !== price.currency) return null;
  const percent = Math.round((1 - price.amount / compareAtPrice.amount) * 100);
  return percent > 0 ? percent : null;
}
