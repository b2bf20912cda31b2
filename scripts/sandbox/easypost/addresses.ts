import { nulls } from '../common/nulls.ts';
import { newThing, refused } from './context.ts';

export type Address = ReturnType<typeof readAddress>;

/** Postal abbreviations that the sandbox knows. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  STREET: 'ST',
  AVENUE: 'AVE',
  ROAD: 'RD',
  DRIVE: 'DR',
  LANE: 'LN',
  BOULEVARD: 'BLVD',
  APARTMENT: 'APT',
  SUITE: 'STE',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
};

/** Misspelled street names that the postal service corrects. */
const MISSPELT: Readonly<Record<string, string>> = { BRODWAY: 'BROADWAY', FITH: '5TH', MIAN: 'MAIN' };

/** ZIP codes with a known city: a wrong city or state is corrected. */
const PLACES: Readonly<Record<string, readonly [city: string, state: string]>> = {
  '10001': ['NEW YORK', 'NY'],
  '10118': ['NEW YORK', 'NY'],
  '14604': ['ROCHESTER', 'NY'],
  '73301': ['AUSTIN', 'TX'],
  '90210': ['BEVERLY HILLS', 'CA'],
  '94104': ['SAN FRANCISCO', 'CA'],
};

const NOWHERE = /\bnowhere\b/i;
const UNKNOWN_ZIP = '00000';

/** Reads an address from a request. */
export function readAddress(input: unknown) {
  if (typeof input !== 'object' || input === null) {
    throw refused('ADDRESS.PARAMETERS.INVALID', 'An address is missing.');
  }
  const text = (name: string) => String((input as Record<string, unknown>)[name] ?? '').trim();
  return {
    ...newThing('Address', 'adr'),
    ...nulls('carrier_facility federal_tax_id state_tax_id'),
    name: text('name') || null,
    company: text('company') || null,
    street1: text('street1'),
    street2: text('street2') || null,
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    country: text('country') || 'US',
    phone: text('phone') || null,
    email: text('email') || null,
    /** Null until the address is verified. */
    residential: null as boolean | null,
    verifications: {} as object,
  };
}

export function isDeliverable({ street1, zip, country }: Address): boolean {
  return (
    country === 'US' &&
    /\d/.test(street1) &&
    /^\d{5}(-\d{4})?$/.test(zip) &&
    zip !== UNKNOWN_ZIP &&
    !NOWHERE.test(street1)
  );
}

function standardWords(text: string): string {
  const words = text.toUpperCase().replace(/[.,]/g, '').split(/\s+/);
  return words.map((word) => MISSPELT[word] ?? ABBREVIATIONS[word] ?? word).join(' ');
}

const ERROR = { code: 'E.ADDRESS.NOT_FOUND', field: 'address', message: 'Address not found', suggestion: null };
const GOOD = { success: true, errors: [] };
const WRONG = { success: false, errors: [ERROR] };
const PLACE = { latitude: 40.75, longitude: -73.99, time_zone: 'America/New_York' };

/** The address as it was typed, with the result of the verification. */
export function withVerifications(address: Address): Address {
  const isGood = isDeliverable(address);
  const delivery = isGood ? { ...GOOD, details: PLACE } : { ...WRONG, details: {} };
  const zip4 = { ...(isGood ? GOOD : WRONG), details: null };
  return { ...address, residential: isGood ? true : null, verifications: { delivery, zip4 } };
}

/** The address as the postal service writes it, with the result of the verification. */
export function verify(address: Address): Address {
  if (!isDeliverable(address)) return withVerifications(address);
  const { name, street1, street2, zip } = address;
  const [city, state] = PLACES[zip.slice(0, 5)] ?? [address.city.toUpperCase(), address.state.toUpperCase()];
  return withVerifications({
    ...address,
    name: name?.toUpperCase() ?? null,
    street1: standardWords(street1),
    street2: street2 && standardWords(street2),
    city,
    state,
    zip: `${zip.slice(0, 5)}-0001`,
  });
}
