import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Market } from './market.ts';

/** Calling codes of Korea and of the North American numbering plan: where the shop delivers, people have such numbers. */
const CALLING_CODES: ReadonlySet<string> = new Set(['82', '1']);
/**
 * Countries whose numbers may come without a calling code. Korean ones begin with 0 and are recognised in the US store
 * too; an American one in the Korean store could as well be a Korean one without its 0.
 */
const COUNTRIES: Readonly<Record<Market, readonly CountryCode[]>> = { KR: ['KR'], US: ['US', 'KR'] };

/**
 * A phone number as it is stored, `+821012345678`, however it was typed; null for what is not a number of Korea or North
 * America. The library behind it is large: pages load this file on demand.
 */
export function parsePhone(text: string, market: Market): string | null {
  for (const country of COUNTRIES[market]) {
    const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
    if (number?.isValid() && CALLING_CODES.has(number.countryCallingCode)) return number.number;
  }
  return null;
}

/** A stored number as people of its country write it; a text that is no number is shown as it is. */
export function formatPhone(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatNational() ?? stored;
}
