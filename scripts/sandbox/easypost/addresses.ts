import { EasyPostFailure } from './failures.ts';
import { newId } from './ids.ts';
import type { WireAddress, WireVerification } from './wire.ts';

/** Abbreviations of the postal service that the sandbox knows. */
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

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Reads an address as a request carries it. */
export function readAddress(input: unknown): WireAddress {
  if (typeof input !== 'object' || input === null) {
    throw new EasyPostFailure(422, 'ADDRESS.PARAMETERS.INVALID', 'An address is missing.');
  }
  const { name, company, street1, street2, city, state, zip, country = 'US', phone } = input as Record<string, unknown>;
  return {
    id: newId('adr'),
    object: 'Address',
    name: toText(name) || null,
    company: toText(company) || null,
    street1: toText(street1),
    street2: toText(street2) || null,
    city: toText(city),
    state: toText(state),
    zip: toText(zip),
    country: toText(country),
    phone: toText(phone) || null,
    verifications: {},
  };
}

export function isDeliverable({ street1, zip, country }: WireAddress): boolean {
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

const NOT_FOUND: WireVerification = {
  success: false,
  errors: [{ code: 'E.ADDRESS.NOT_FOUND', field: 'address', message: 'Address not found', suggestion: null }],
  details: null,
};

/** The address as the postal service writes it, with what it says about it. */
export function verify(address: WireAddress): WireAddress {
  if (!isDeliverable(address)) return { ...address, verifications: { delivery: NOT_FOUND, zip4: NOT_FOUND } };
  const { name, street1, street2, zip } = address;
  const [city, state] = PLACES[zip.slice(0, 5)] ?? [address.city.toUpperCase(), address.state.toUpperCase()];
  const verified: WireVerification = { success: true, errors: [], details: { latitude: 0, longitude: 0 } };
  return {
    ...address,
    name: name?.toUpperCase() ?? null,
    street1: standardWords(street1),
    street2: street2 && standardWords(street2),
    city,
    state,
    zip: `${zip.slice(0, 5)}-0001`,
    verifications: { delivery: verified, zip4: verified },
  };
}
