import type { AddressFields } from '@eunbit/schema/address';

/** A form with nothing in it. */
export const NO_ADDRESS: AddressFields = {
  firstName: '',
  lastName: '',
  address: '',
  apt: '',
  city: '',
  state: '',
  zipCode: '',
};

/** The seven fields alone. The input of the API refuses what its answers carry besides. */
export function pickAddressFields(address: AddressFields): AddressFields {
  const { firstName, lastName, address: street, apt, city, state, zipCode } = address;
  return { firstName, lastName, address: street, apt, city, state, zipCode };
}
