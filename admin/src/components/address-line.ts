import type { Market } from '@eunbit/schema/market';

interface AddressLine {
  readonly address: string;
  readonly apt: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
}

/** An address on one line, as it is written in the market's country. */
export function addressLine({ address, apt, city, state, zipcode }: AddressLine, market: Market): string {
  if (market === 'KR') {
    // Cities of this form begin with their province already.
    const place = city.startsWith(state) ? city : `${state} ${city}`;
    return `(${zipcode}) ${place} ${[address, apt].filter(Boolean).join(', ')}`;
  }
  return `${[address, apt, city].filter(Boolean).join(', ')}, ${state} ${zipcode}`;
}
