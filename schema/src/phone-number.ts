import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Market } from './market.ts';
import { normaliseLine } from './typed-line.ts';

/** Calling codes of Korea and of the North American numbering plan: people in the delivery areas have such numbers. */
const CALLING_CODE: Readonly<Record<Market, string>> = { KR: '82', US: '1' };
const CALLING_CODES: ReadonlySet<string> = new Set(Object.values(CALLING_CODE));
/**
 * Countries whose numbers may come without a calling code. Korean ones begin with 0 and are recognised in the US store
 * too; an American one in the Korean store could as well be a Korean one without its 0.
 */
const COUNTRIES: Readonly<Record<Market, readonly CountryCode[]>> = { KR: ['KR'], US: ['US', 'KR'] };

/** Labels of an extension: the Korean one, and that of the library. */
const KOREAN_EXTENSION = '내선';
const EXTENSION = 'ext.';

function findNumber(text: string, market: Market): PhoneNumber | null {
  const line = normaliseLine(text).replace(KOREAN_EXTENSION, EXTENSION);
  for (const country of COUNTRIES[market]) {
    const number = parsePhoneNumberFromString(line, { defaultCountry: country, extract: false });
    if (number?.isValid() && CALLING_CODES.has(number.countryCallingCode)) return number;
  }
  return null;
}

/**
 * A phone number in the form in which accounts store it, `+821012345678`, however it was typed; null if it is not a number of
 * Korea or North America. The library behind it is large: pages load this file on demand.
 */
export function parsePhone(text: string, market: Market): string | null {
  return findNumber(text, market)?.number ?? null;
}

/** Korean numbers that forward to another one, `0507-1234-5678`: the library knows them, but formats them unusually. */
const KOREAN_PERSONAL = /^\+8250(\d)(\d{3,4})(\d{4})$/;

function toNational(number: PhoneNumber): string {
  if (!KOREAN_PERSONAL.test(number.number)) return number.formatNational();
  return number.number.replace(KOREAN_PERSONAL, '050$1-$2-$3');
}

/** A stored number in the usual form of its country; a text that is no number is returned unchanged. */
export function formatPhone(stored: string): string {
  const number = parsePhoneNumberFromString(stored);
  return number ? toNational(number) : stored;
}

/**
 * The phone number of an order or a message as it is stored and shown: in the usual form of the store's country, `010-1234-5678`,
 * and one of the other country with its calling code, `+82 10-1234-5678`. A text that is not a number of Korea or North America
 * stays as it was typed.
 */
export function toWrittenPhone(typed: string, market: Market): string {
  const number = findNumber(typed, market);
  if (!number) return typed.trim().replace(/\s+/g, ' ');
  if (number.countryCallingCode === CALLING_CODE[market]) {
    return market === 'KR' ? toNational(number).replace(EXTENSION, KOREAN_EXTENSION) : toNational(number);
  }
  if (number.countryCallingCode === CALLING_CODE.US) return number.formatInternational();
  return `+82 ${toNational(number).replace(/^0/, '')}`;
}
