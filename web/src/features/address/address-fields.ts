import type { AddressFields } from '@eunbit/schema/address';

/** A form with nothing in it. */
export const NO_ADDRESS: AddressFields = {
  firstname: '',
  lastname: '',
  address: '',
  apt: '',
  city: '',
  state: '',
  zipcode: '',
};

/** The seven fields alone. The input of the API refuses what its answers carry besides. */
export function pickAddressFields(address: AddressFields): AddressFields {
  const { firstname, lastname, address: street, apt, city, state, zipcode } = address;
  return { firstname, lastname, address: street, apt, city, state, zipcode };
}
