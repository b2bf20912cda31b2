import { type AddressFields, withoutNumberSign } from './address.ts';
import type { Market } from './market.ts';

type PostalAddress = Pick<AddressFields, 'address' | 'apt' | 'city' | 'state' | 'zipcode'>;

/** A Korean address on one line, without its zipcode. */
export function koreanStreetLine({ address, apt, city, state }: Omit<PostalAddress, 'zipcode'>): string {
  // Some cities begin with their province already.
  const parts = [city.startsWith(state) ? '' : state, city, address, withoutNumberSign(apt)];
  return parts.filter(Boolean).join(' ');
}

/** An address on one line, in the order of its country. */
export function addressLine(postal: PostalAddress, market: Market): string {
  const { address, apt, city, state, zipcode } = postal;
  const parts =
    market === 'KR'
      ? [`(${zipcode})`, koreanStreetLine(postal)]
      : [`${[address, apt, city].filter(Boolean).join(', ')},`, state, zipcode];
  return parts.filter(Boolean).join(' ');
}
