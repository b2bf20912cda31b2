import { formatMoney, type Money } from '@eunbit/schema/money';

/** The amount as a plain decimal number, such as `7120` or `8.99`. */
export function toDecimalAmount(price: Money): string {
  return formatMoney(price, { place: 'catalogue' }).replace(/[^\d.-]/g, '');
}
