import type { Currency } from './market.ts';

/** An amount in the currency's minor unit: cents for dollars, won for won. Never a fraction. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

const MINOR_DIGITS: Readonly<Record<Currency, number>> = { KRW: 0, USD: 2 };

/** Decimals that carts, checkout, orders and the back office show for won (STORE-5). Most Korean shops would set 0. */
export const WON_DECIMALS_IN_ORDERS = 2;

export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${amount}`);
  return { amount, currency };
}

export function addMoney(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((sum, next) => {
    if (next.currency !== sum.currency) throw new RangeError(`cannot add ${next.currency} to ${sum.currency}`);
    return money(sum.amount + next.amount, sum.currency);
  }, first);
}

export function multiplyMoney(value: Money, quantity: number): Money {
  return money(value.amount * quantity, value.currency);
}

/**
 * A share of an amount, rounded half up to the minor unit.
 *
 * `rate` is a percentage as text with up to five decimals, such as `8.875`, so that no binary floating-point fraction is
 * involved.
 */
export function takePercent(value: Money, rate: string): Money {
  const match = /^(\d{1,3})(?:\.(\d{1,5}))?$/.exec(rate);
  if (!match) throw new RangeError(`not a percentage: ${rate}`);
  const scaled = BigInt(`${match[1]}${(match[2] ?? '').padEnd(5, '0')}`);
  const divisor = 100n * 100_000n;
  const rounded = (BigInt(value.amount) * scaled * 2n + divisor) / (divisor * 2n);
  return money(Number(rounded), value.currency);
}

export interface MoneyFormat {
  /** `catalogue` for price tags; `order` for carts, checkout, orders and the back office. */
  readonly place: 'catalogue' | 'order';
}

/**
 * The only formatter of amounts: `7,120원` and `$8.99` in the catalogue, `7,120.00원` and `$8.99` in orders. The won suffix follows
 * the market, not the language, as a price tag does.
 */
export function formatMoney(value: Money, { place }: MoneyFormat): string {
  const digits = MINOR_DIGITS[value.currency];
  const decimals = value.currency === 'KRW' && place === 'order' ? WON_DECIMALS_IN_ORDERS : digits;
  const sign = value.amount < 0 ? '-' : '';
  const minor = String(Math.abs(value.amount)).padStart(digits + 1, '0');
  const whole = minor.slice(0, minor.length - digits).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const fraction = minor.slice(minor.length - digits).padEnd(decimals, '0');
  const number = decimals > 0 ? `${whole}.${fraction}` : whole;
  return value.currency === 'KRW' ? `${sign}${number}원` : `${sign}$${number}`;
}
