import type { AddressFields } from '@eunbit/schema/address';

/** An empty form. */
export const NO_ADDRESS: AddressFields = {
  firstName: '',
  lastName: '',
  address: '',
  apt: '',
  city: '',
  state: '',
  zipCode: '',
};

/** Only the seven fields: the input of the API rejects the additional fields of its results. */
export function pickAddressFields(address: AddressFields): AddressFields {
  const { firstName, lastName, address: street, apt, city, state, zipCode } = address;
  return { firstName, lastName, address: street, apt, city, state, zipCode };
}
