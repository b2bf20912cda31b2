import type { Money } from '@eunbit/schema/money';

/** Whole percent by which a price lies below the former one; null when it does not. */
export function getDiscountPercent(price: Money, compareAtPrice: Money | null | undefined): number | null {
  if (!compareAtPrice || compareAtPrice.currency !== price.currency) return null;
  const percent = Math.round((1 - price.amount / compareAtPrice.amount) * 100);
  return percent > 0 ? percent : null;
}
