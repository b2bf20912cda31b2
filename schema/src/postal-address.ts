import { type AddressFields, withoutNumberSign } from './address.ts';
import type { Market } from './market.ts';

type PostalAddress = Pick<AddressFields, 'address' | 'apt' | 'city' | 'state' | 'zipcode'>;

/** An address on one line, in the order of its country. */
export function addressLine({ address, apt, city, state, zipcode }: PostalAddress, market: Market): string {
  const parts =
    market === 'KR'
      ? // Some cities begin with their province already.
        [`(${zipcode})`, city.startsWith(state) ? '' : state, city, address, withoutNumberSign(apt)]
      : [`${[address, apt, city].filter(Boolean).join(', ')},`, state, zipcode];
  return parts.filter(Boolean).join(' ');
}
