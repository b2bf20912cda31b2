import type { AddressFields } from '@eunbit/schema/address';
import type { Language, Market } from '@eunbit/schema/market';
import { NO_ADDRESS } from '../address/address-change.ts';

export type AddressFieldName = keyof AddressFields;

/** Fields in the order in which a store's form shows them; a Korean reader expects the family name first. */
export function addressFieldsInOrder(market: Market, language: Language): AddressFieldName[] {
  const names: AddressFieldName[] = language === 'ko' ? ['lastname', 'firstname'] : ['firstname', 'lastname'];
  return market === 'KR'
    ? [...names, 'zipcode', 'state', 'city', 'address', 'apt']
    : [...names, 'address', 'apt', 'city', 'state', 'zipcode'];
}

/** An address without what else the API sent along with it, which it would refuse to take back. */
export function onlyFields({ firstname, lastname, address, apt, city, state, zipcode }: AddressFields): AddressFields {
  return { firstname, lastname, address, apt, city, state, zipcode };
}

/** What was typed or chosen in this tab, or else the address that the server knows. */
export function addressToEdit(typed: AddressFields | null, saved: AddressFields | null): AddressFields {
  return typed ?? (saved ? onlyFields(saved) : NO_ADDRESS);
}
