import type { AddressFields } from '@eunbit/schema/address';
import type { Language, Market } from '@eunbit/schema/market';
import { NO_ADDRESS, pickAddressFields } from '../../address/address-fields.ts';

export type AddressFieldName = keyof AddressFields;

/** Fields in the order of a store's form; in Korean the family name comes first. */
export function getAddressFieldOrder(market: Market, language: Language): AddressFieldName[] {
  const names: AddressFieldName[] = language === 'ko' ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
  return market === 'KR'
    ? [...names, 'zipCode', 'state', 'city', 'address', 'apt']
    : [...names, 'address', 'apt', 'city', 'state', 'zipCode'];
}

/** The address of this tab's draft, or the one on the server. */
export function getAddressToEdit(typed: AddressFields | null, saved: AddressFields | null): AddressFields {
  return typed ?? (saved ? pickAddressFields(saved) : NO_ADDRESS);
}
