import { normaliseLine } from '@eunbit/schema/typed-line';

/** The typed whole number of at least 1, in digits of any width; null if the text is anything else. */
export function parseQuantity(text: string): number | null {
  const typed = normaliseLine(text).trim();
  const value = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return value >= 1 ? value : null;
}
