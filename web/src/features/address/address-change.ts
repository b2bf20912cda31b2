import type { AddressFields } from '@eunbit/schema/address';
import type { FoundAddress } from './postcode-result.ts';

/** An address after something was typed into one of its fields. */
export function withText(address: AddressFields, name: keyof AddressFields, text: string): AddressFields {
  return keepOwnApartment(address, { ...address, [name]: text });
}

/** An address moved to the place that the postcode search found. */
export function withPlace(address: AddressFields, found: FoundAddress): AddressFields {
  return keepOwnApartment(address, { ...address, ...found });
}

/** An apartment belongs to its street: in another one, the parcel would be brought to a stranger's door. */
function keepOwnApartment(before: AddressFields, after: AddressFields): AddressFields {
  return before.address.trim() === after.address.trim() ? after : { ...after, apt: '' };
}
