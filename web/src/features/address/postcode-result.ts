import type { AddressFields } from '@eunbit/schema/address';

/** The part of an address that the Korean search finds. */
export type FoundAddress = Pick<AddressFields, 'address' | 'city' | 'state' | 'zipcode'>;

/** What the page of the search tells the form around its frame. */
export type PostcodeMessage =
  | { readonly kind: 'postcode-found'; readonly found: FoundAddress }
  | { readonly kind: 'postcode-failed' };

/** What the search answers, as far as it is used here. */
export interface SearchResult {
  readonly zonecode: string;
  readonly userSelectedType: 'R' | 'J';
  readonly roadAddress: string;
  readonly jibunAddress: string;
  readonly autoRoadAddress: string;
  readonly sido: string;
  readonly sigungu: string;
  readonly bname: string;
  readonly buildingName: string;
  readonly apartment: 'Y' | 'N';
}

/** The fields of a form for what was found. The street stands without province and district, which have their own. */
export function foundAddress(result: SearchResult): FoundAddress {
  const { zonecode, userSelectedType, roadAddress, jibunAddress, autoRoadAddress, sido, sigungu } = result;
  const chosen = userSelectedType === 'J' ? jibunAddress : roadAddress;
  const whole = chosen || roadAddress || autoRoadAddress || jibunAddress;
  // Sejong has no districts.
  const city = sigungu || sido;
  return { zipcode: zonecode, state: sido, city, address: streetOf(whole, result) };
}

function streetOf(whole: string, { userSelectedType, sido, sigungu, bname, buildingName, apartment }: SearchResult) {
  const place = [sido, sigungu].filter(Boolean).join(' ');
  const street = whole.startsWith(`${place} `) ? whole.slice(place.length + 1) : whole;
  if (userSelectedType === 'J') return street;
  // As the law on road addresses writes them: what the street does not tell follows in brackets.
  const note = [bname, apartment === 'Y' ? buildingName : ''].filter(Boolean).join(', ');
  return note ? `${street} (${note})` : street;
}

/** Reads what a frame sent; null for anything else. */
export function readPostcodeMessage(data: unknown): PostcodeMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'postcode-failed') return { kind: 'postcode-failed' };
  if (data.kind !== 'postcode-found' || !('found' in data)) return null;
  const found = data.found as Partial<Record<keyof FoundAddress, unknown>> | null;
  const { address, city, state, zipcode } = found ?? {};
  if (![address, city, state, zipcode].every((text) => typeof text === 'string')) return null;
  return { kind: 'postcode-found', found: { address, city, state, zipcode } as FoundAddress };
}
