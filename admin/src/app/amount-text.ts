import { CURRENCY_BY_MARKET, type Market } from '@eunbit/schema/market';

/** Text of a price field for an amount in the minor unit: `7120`, `8.99`. */
export function formatAmountField(amount: number | null, market: Market): string {
  if (amount === null) return '';
  if (CURRENCY_BY_MARKET[market] === 'KRW') return String(amount);
  const cents = String(amount).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

/** Parses a typed amount into the minor unit; null if the text is not an amount. Dollars may have cents, won may not. */
export function parseAmount(text: string, market: Market): number | null {
  const bare = text.trim().replaceAll(',', '');
  const pattern = CURRENCY_BY_MARKET[market] === 'KRW' ? /^(\d{1,12})$/ : /^(\d{1,10})(?:\.(\d{1,2}))?$/;
  const [, whole, part] = pattern.exec(bare) ?? [];
  if (whole === undefined) return null;
  // Joined as text, to avoid floating-point errors.
  return Number(CURRENCY_BY_MARKET[market] === 'KRW' ? whole : `${whole}${(part ?? '').padEnd(2, '0')}`);
}
