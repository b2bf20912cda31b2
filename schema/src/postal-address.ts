import { type AddressFields, withoutNumberSign } from './address.ts';
import type { Market } from './market.ts';

type PostalAddress = Pick<AddressFields, 'address' | 'apt' | 'city' | 'state' | 'zipCode'>;

/** A Korean address on one line, without its zipcode. */
export function koreanStreetLine({ address, apt, city, state }: Omit<PostalAddress, 'zipCode'>): string {
  // Some city names already begin with their province.
  const parts = [city.startsWith(state) ? '' : state, city, address, withoutNumberSign(apt)];
  return parts.filter(Boolean).join(' ');
}

/** An address on one line, in the order of its country. */
export function addressLine(postal: PostalAddress, market: Market): string {
  const { address, apt, city, state, zipCode } = postal;
  const parts =
    market === 'KR'
      ? [`(${zipCode})`, koreanStreetLine(postal)]
      : [`${[address, apt, city].filter(Boolean).join(', ')},`, state, zipCode];
  return parts.filter(Boolean).join(' ');
}
