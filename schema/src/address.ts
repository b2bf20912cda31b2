import type { Market } from './market.ts';
import { normaliseLine } from './typed-line.ts';

/** The seven fields of a delivery address (ADDRESS-1). */
export interface AddressFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly apt: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** Maximum addresses that one person can save, both stores together. */
export const MAXIMUM_SAVED_ADDRESSES = 20;

/** The number of an apartment or unit without its leading `#`. */
export function withoutNumberSign(apt: string): string {
  return apt.replace(/^[\s#]+/, '').trim();
}

/** The number of an apartment or unit as it is saved: with one leading `#`, or empty (ADDRESS-5). */
export function withNumberSign(apt: string): string {
  const plain = withoutNumberSign(apt);
  return plain && `#${plain}`;
}

/** An address as it is stored: trimmed, a US state in capitals, and a zipcode without anything after its five digits. */
export function toStoredAddress(fields: AddressFields, market: Market): AddressFields {
  const { firstName, lastName, address, apt, city, state, zipCode } = fields;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    address: address.trim(),
    apt: apt.trim(),
    city: city.trim(),
    state: market === 'US' ? state.trim().toUpperCase() : state.trim(),
    zipCode: zipCode.trim().slice(0, 5),
  };
}

/** Whether two addresses are the same in all seven fields, compared without case and outer spaces (ADDRESS-6). */
export function isSameAddress(first: AddressFields, second: AddressFields): boolean {
  const essence = ({ firstName, lastName, address, apt, city, state, zipCode }: AddressFields) =>
    [firstName, lastName, address, withoutNumberSign(normaliseLine(apt)), city, state, zipCode].map((text) =>
      normaliseLine(text).trim().toLowerCase(),
    );
  const others = essence(second);
  return essence(first).every((text, index) => text === others[index]);
}
