import type { Currency, Language } from '@eunbit/schema/market';
import { formatMoney } from '@eunbit/schema/money';
import { growthPercent } from '../../app/growth.ts';

/** A count for texts and tables. */
export const countText = (value: number): string => value.toLocaleString('en-US');

/** A share of one as a percentage. */
export const shareText = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Seconds as `2:05`, or `1:02:05` from an hour on. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** An amount in the minor unit. */
export const amountText =
  (currency: Currency) =>
  (amount: number): string =>
    formatMoney({ amount, currency }, { place: 'order' });

/** A short number for the axis of a chart. */
export const shortText =
  (language: Language) =>
  (value: number): string =>
    new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** A short amount for the axis of a chart. */
export const shortAmountText =
  (language: Language, currency: Currency) =>
  (amount: number): string =>
    currency === 'KRW' ? shortText(language)(amount) : `$${shortText(language)(amount / 100)}`;

/** Difference from the previous figure, `+12%`; null if there is nothing to compare with. */
export function changeText(value: number | null, before: number | null): string | null {
  if (value === null || before === null || (value === 0 && before === 0)) return null;
  const percent = growthPercent(value, before);
  return `${percent > 0 ? '+' : ''}${percent.toLocaleString('en-US')}%`;
}

/** Null if the whole is zero. */
export const toShare = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** A web vital: milliseconds, or the score of CLS. */
export function vitalText(vital: string, value: number): string {
  if (vital === 'CLS') return value.toFixed(2);
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}
