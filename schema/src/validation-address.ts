import type { AddressFields } from './address.ts';
import { US_STATES } from './checkout.ts';
import type { Market } from './market.ts';
import { normaliseLine } from './typed-line.ts';
import {
  check,
  type FieldFailure,
  longEnough,
  matching,
  type Rule,
  required,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

/** Minimum length of an address that the Korean search finds, in characters: it is longer than 4 (ADDRESS-3). */
const MINIMUM_SEARCHED_ADDRESS = 5;
const HANGUL = /[\uac00-\ud7a3]/;

const isHangul: Rule = matching(HANGUL, 'city.notKorean');
const isKoreanZipCode: Rule = matching(/^\d{5}$/, 'address.invalid');

/** Territories, freely associated states, and the armed forces abroad, by their codes at the postal service. */
const NOT_SERVED_STATES = new Set(['PR', 'VI', 'GU', 'AS', 'MP', 'FM', 'MH', 'PW', 'AA', 'AE', 'AP']);
/** Prefixes of their zip codes; Hawaii has the rest of 967. */
const NOT_SERVED_ZIPCODES = /^(?:00[6-9]|09|340|96[2-6]|96799|969)/;
const MILITARY_CITY = /^[AFD]PO$/i;

/** Five digits, with or without the four of ZIP+4. */
const isUsZipCode: Rule = (value) => {
  const code = normaliseLine(value).trim();
  if (!/^\d{5}(?:[\s\p{Dash}]?\d{4})?$/u.test(code)) return 'address.invalid';
  return NOT_SERVED_ZIPCODES.test(code) ? 'address.notServed' : null;
};
const isServedCity: Rule = (value) => (MILITARY_CITY.test(normaliseLine(value).trim()) ? 'address.notServed' : null);
/** The code of a state, in any case. */
export const isUsState: Rule = (value) => {
  const code = normaliseLine(value).trim().toUpperCase();
  if (NOT_SERVED_STATES.has(code)) return 'address.notServed';
  return US_STATES.some((state) => state === code) ? null : 'address.invalid';
};

const line = [shortEnough(), singleLine] as const;

/** The address step of a market (CHECKOUT-5): screens show the first failure, the API lists all. */
export function validateAddress(address: AddressFields, market: Market): FieldFailure[] {
  const cityRules = market === 'KR' ? [isHangul] : [isServedCity];
  const stateRules = market === 'US' ? [isUsState] : [];
  const isZipCode = market === 'US' ? isUsZipCode : isKoreanZipCode;
  return check([
    ['firstName', address.firstName, required('firstName.required'), ...line],
    ['lastName', address.lastName, required('lastName.required'), ...line],
    ['address', address.address, required('address.required'), ...line],
    ['apt', address.apt, ...line],
    ['city', address.city, required('city.required'), ...line, ...cityRules],
    ['state', address.state, required('state.required'), ...line, ...stateRules],
    ['zipCode', address.zipCode, required('zipCode.required'), isZipCode],
  ]);
}

/**
 * An address of the address book (ADDRESS-3, ADDRESS-4): screens show the first failure, the API lists all. In the US store a
 * blank name defaults to that of the account and is no failure.
 */
export function validateSavedAddress(fields: AddressFields, market: Market): FieldFailure[] {
  return market === 'KR' ? validateKorean(fields) : validateAmerican(fields);
}

function validateKorean({ firstName, lastName, address, apt, city, state, zipCode }: AddressFields): FieldFailure[] {
  return check([
    ['lastName', lastName, required('lastName.required'), ...line],
    ['firstName', firstName, required('firstName.required'), ...line],
    ['address', address, longEnough(MINIMUM_SEARCHED_ADDRESS, 'address.search'), ...line],
    ['city', city, required('city.put'), isHangul, ...line],
    ['state', state, required('state.put'), ...line],
    ['zipCode', zipCode, required('zipCode.put'), isKoreanZipCode],
    ['apt', apt, ...line],
  ]);
}

function validateAmerican({ firstName, lastName, address, apt, city, state, zipCode }: AddressFields): FieldFailure[] {
  return check([
    ['zipCode', zipCode, required('zipCode.put'), isUsZipCode],
    ['state', state, required('state.put'), isUsState],
    ['city', city, required('city.put'), ...line, isServedCity],
    ['address', address, required('address.put'), ...line],
    ['apt', apt, ...line],
    ['firstName', firstName, ...line],
    ['lastName', lastName, ...line],
  ]);
}
