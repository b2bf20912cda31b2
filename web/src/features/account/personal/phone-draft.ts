import type { Market } from '@eunbit/schema/market';
import { parsePhone } from '@eunbit/schema/phone-number';
import { formatStoredPhone } from '../phone-text.ts';

/** A phone number while it is typed. */
export interface PhoneDraft {
  /** Where a number without calling code belongs. */
  readonly country: Market;
  readonly text: string;
}

const KOREAN = /^\+82/;

/** A stored number as its owner edits it; `country` is that of a number which is typed first. */
export function toPhoneDraft(stored: string | null, country: Market): PhoneDraft {
  if (!stored) return { country, text: '' };
  return { country: KOREAN.test(stored) ? 'KR' : 'US', text: formatStoredPhone(stored) };
}

/** The number with its calling code, whichever store one is in; what is none is sent as typed and refused there. */
export function toPhone({ country, text }: PhoneDraft): string {
  return parsePhone(text, country) ?? text.trim();
}
