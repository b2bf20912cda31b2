import type { AddressFields } from '@eunbit/schema/address';
import type { PostalAddress } from '../../integrations/shipping/shipping-provider.ts';

/** The fields of an address that determine where a parcel goes. */
export type Destination = Pick<AddressFields, 'address' | 'apt' | 'city' | 'state' | 'zipCode'>;

/** Words that the postal service abbreviates; both forms are equal. */
const SHORT: Readonly<Record<string, string>> = {
  STREET: 'ST',
  AVENUE: 'AVE',
  AV: 'AVE',
  ROAD: 'RD',
  DRIVE: 'DR',
  LANE: 'LN',
  BOULEVARD: 'BLVD',
  COURT: 'CT',
  PLACE: 'PL',
  SQUARE: 'SQ',
  TERRACE: 'TER',
  CIRCLE: 'CIR',
  HIGHWAY: 'HWY',
  PARKWAY: 'PKWY',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
};

/** Unit designators. They are ignored in comparisons; only the number after them counts. */
const UNIT_WORDS = new Set(['APT', 'APARTMENT', 'UNIT', 'STE', 'SUITE', 'RM', 'ROOM', 'NO']);

/** `P.O. Box 12` and `Post Office Box 12` are `PO BOX 12`, as the postal service writes it. */
const POST_BOX = /\b(?:P\s*\.?\s*O\b\s*\.?|POST\s+OFFICE)\s*BOX\b/g;

function splitWords(text: string): string[] {
  const words = text
    .toUpperCase()
    .replace(POST_BOX, 'PO BOX')
    .split(/[\s.,#]+/)
    .filter((word) => word !== '');
  return words.filter((word) => !UNIT_WORDS.has(word)).map((word) => SHORT[word] ?? word);
}

/** Joins street and unit, since the postal service moves units between the two lines. */
function essence({ address, apt, city, state, zipCode }: Destination): string {
  const parts = [splitWords(`${address} ${apt}`), splitWords(city), splitWords(state), [zipCode.slice(0, 5)]];
  return parts.map((words) => words.join(' ')).join('|');
}

/** Whether two spellings denote the same address: case, punctuation and common abbreviations are ignored. */
export function isSameDestination(first: Destination, second: Destination): boolean {
  return essence(first) === essence(second);
}

/** Converts the postal service's capitals to mixed case: `350 5TH AVE` becomes `350 5th Ave`. */
function asWritten(text: string): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const isAbbreviation = /^(?:[NSEW][EW]?|PO)$/.test(word);
    return isAbbreviation ? word : word.charAt(0) + word.slice(1).toLowerCase();
  });
}

/** Converts the postal service's address to the shop's fields. */
export function toDestination({ street, unit, city, state, zipCode }: PostalAddress): Destination {
  return {
    address: asWritten(street),
    apt: asWritten(unit),
    city: asWritten(city),
    state,
    zipCode: zipCode.slice(0, 5),
  };
}
