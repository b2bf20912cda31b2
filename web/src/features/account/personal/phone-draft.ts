import type { Market } from '@eunbit/schema/market';
import { parsePhone } from '@eunbit/schema/phone-number';
import { formatStoredPhone } from '../phone-text.ts';

/** A phone number while it is typed. */
export interface PhoneDraft {
  /** Country of a number without calling code. */
  readonly country: Market;
  readonly text: string;
}

const KOREAN = /^\+82/;

/** A stored number for editing; `country` is the default for a first number. */
export function toPhoneDraft(stored: string | null, country: Market): PhoneDraft {
  if (!stored) return { country, text: '' };
  return { country: KOREAN.test(stored) ? 'KR' : 'US', text: formatStoredPhone(stored) };
}

/** The number with its calling code. An invalid number is sent as typed and rejected by the server. */
export function toPhone({ country, text }: PhoneDraft): string {
  return parsePhone(text, country) ?? text.trim();
}
