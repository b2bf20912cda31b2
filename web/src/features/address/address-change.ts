import type { AddressFields } from '@eunbit/schema/address';
import type { FoundAddress } from './postcode-result.ts';

/** The address after a change of one field. */
export function withText(address: AddressFields, name: keyof AddressFields, text: string): AddressFields {
  return keepOwnApartment(address, { ...address, [name]: text });
}

/** The address with the place that the postcode search found. */
export function withPlace(address: AddressFields, found: FoundAddress): AddressFields {
  return keepOwnApartment(address, { ...address, ...found });
}

/** Clears the apartment if the street changes: it belongs to the former street, and the parcel would go to a wrong door. */
function keepOwnApartment(before: AddressFields, after: AddressFields): AddressFields {
  return before.address.trim() === after.address.trim() ? after : { ...after, apt: '' };
}
