import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Market } from './market.ts';
import { normaliseLine } from './typed-line.ts';

/** Calling codes of Korea and of the North American numbering plan: where the shop delivers, people have such numbers. */
const CALLING_CODE: Readonly<Record<Market, string>> = { KR: '82', US: '1' };
const CALLING_CODES: ReadonlySet<string> = new Set(Object.values(CALLING_CODE));
/**
 * Countries whose numbers may come without a calling code. Korean ones begin with 0 and are recognised in the US store
 * too; an American one in the Korean store could as well be a Korean one without its 0.
 */
const COUNTRIES: Readonly<Record<Market, readonly CountryCode[]>> = { KR: ['KR'], US: ['US', 'KR'] };

/** Of an extension, as Koreans write it and as the library does. */
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
 * A phone number as accounts have it, `+821012345678`, however it was typed; null for what is not a number of Korea or North
 * America. The library behind it is large: pages load this file on demand.
 */
export function parsePhone(text: string, market: Market): string | null {
  return findNumber(text, market)?.number ?? null;
}

/** Korean numbers that lead to another one, `0507-1234-5678`: the library knows them and writes them as nobody does. */
const KOREAN_PERSONAL = /^\+8250(\d)(\d{3,4})(\d{4})$/;

function toNational(number: PhoneNumber): string {
  if (!KOREAN_PERSONAL.test(number.number)) return number.formatNational();
  return number.number.replace(KOREAN_PERSONAL, '050$1-$2-$3');
}

/** A stored number as people of its country write it; a text that is no number is shown as it is. */
export function formatPhone(stored: string): string {
  const number = parsePhoneNumberFromString(stored);
  return number ? toNational(number) : stored;
}

/**
 * The phone number of an order or a letter as it is stored and shown: as people of the store write it, `010-1234-5678`, and
 * one of the other country with its calling code, `+82 10-1234-5678`. What is no number of Korea or North America stays
 * as it was typed.
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
