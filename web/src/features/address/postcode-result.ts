import type { AddressFields } from '@eunbit/schema/address';
import { singleLine } from '@eunbit/schema/validation-rules';
import { isRecord } from '../../browser/storage.ts';

/** The fields of an address that the Korean search fills in. */
export type FoundAddress = Pick<AddressFields, 'address' | 'city' | 'state' | 'zipCode'>;

/** Longest accepted text of a field. */
const MAXIMUM_PART_LENGTH = 100;

/** Messages that the page of the search posts to the form around its frame. */
export type PostcodeMessage =
  | { readonly kind: 'postcode-found'; readonly found: FoundAddress }
  | { readonly kind: 'postcode-failed' };

/** The fields of the search's result that are used here. */
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

/**
 * The form's fields for a search result. The street is stored without province and district, which have fields of their
 * own.
 */
export function readFoundAddress(result: SearchResult): FoundAddress {
  const { zonecode, userSelectedType, roadAddress, jibunAddress, autoRoadAddress, sido, sigungu } = result;
  const chosen = userSelectedType === 'J' ? jibunAddress : roadAddress;
  const whole = chosen || roadAddress || autoRoadAddress || jibunAddress;
  // Sejong has no districts.
  const city = sigungu || sido;
  return { zipCode: zonecode, state: sido, city, address: toStreet(whole, result) };
}

function toStreet(whole: string, { userSelectedType, sido, sigungu, bname, buildingName, apartment }: SearchResult) {
  const place = [sido, sigungu].filter(Boolean).join(' ');
  const street = whole.startsWith(`${place} `) ? whole.slice(place.length + 1) : whole;
  if (userSelectedType === 'J') return street;
  // The extra detail of a road address follows in brackets, as the law on road addresses prescribes.
  // Villages (리) are no part of it: the street has one only with its town.
  const quarter = /[동로가]$/.test(bname) ? bname : '';
  const note = [quarter, apartment === 'Y' ? buildingName : ''].filter(Boolean).join(', ');
  return note ? `${street} (${note})` : street;
}

/** Validates a message of the frame, which can be anything; null if it is not one of the search. */
export function readPostcodeMessage(data: unknown): PostcodeMessage | null {
  if (!isRecord(data)) return null;
  if (data.kind === 'postcode-failed') return { kind: 'postcode-failed' };
  const result = data.kind === 'postcode-found' ? readResult(data.result) : null;
  return result && { kind: 'postcode-found', found: readFoundAddress(result) };
}

function readResult(value: unknown): SearchResult | null {
  if (!isRecord(value)) return null;
  const { userSelectedType, apartment } = value;
  if (userSelectedType !== 'R' && userSelectedType !== 'J') return null;
  if (apartment !== 'Y' && apartment !== 'N') return null;
  const { zonecode, roadAddress, jibunAddress, autoRoadAddress, sido, sigungu, bname, buildingName } = value;
  const texts = { zonecode, roadAddress, jibunAddress, autoRoadAddress, sido, sigungu, bname, buildingName };
  if (!hasTexts(texts) || !/^\d{5}$/.test(texts.zonecode)) return null;
  return { ...texts, userSelectedType, apartment };
}

/** Whether each field is one line of text of an accepted length. */
function hasTexts<Name extends string>(parts: Record<Name, unknown>): parts is Record<Name, string> {
  return Object.values(parts).every(
    (part) => typeof part === 'string' && part.length <= MAXIMUM_PART_LENGTH && !singleLine(part),
  );
}
