import { EasyPostFailure } from './failures.ts';
import { newId, toSeconds } from './ids.ts';
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
  const {
    name,
    company,
    street1,
    street2,
    city,
    state,
    zip,
    country = 'US',
    phone,
    email,
  } = input as Record<string, unknown>;
  const now = toSeconds(new Date());
  return {
    id: newId('adr'),
    object: 'Address',
    mode: 'test',
    created_at: now,
    updated_at: now,
    name: toText(name) || null,
    company: toText(company) || null,
    street1: toText(street1),
    street2: toText(street2) || null,
    city: toText(city),
    state: toText(state),
    zip: toText(zip),
    country: toText(country),
    phone: toText(phone) || null,
    email: toText(email) || null,
    carrier_facility: null,
    residential: null,
    federal_tax_id: null,
    state_tax_id: null,
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

const ERROR = { code: 'E.ADDRESS.NOT_FOUND', field: 'address', message: 'Address not found', suggestion: null };
const GOOD = { success: true, errors: [] };
const WRONG = { success: false, errors: [ERROR] };
const PLACE = { latitude: 40.75, longitude: -73.99, time_zone: 'America/New_York' };

/** The address with what the postal service says about it, as it was typed. */
export function withVerifications(address: WireAddress): WireAddress {
  const isGood = isDeliverable(address);
  const delivery: WireVerification = isGood ? { ...GOOD, details: PLACE } : { ...WRONG, details: {} };
  const zip4: WireVerification = { ...(isGood ? GOOD : WRONG), details: null };
  return { ...address, residential: isGood ? true : null, verifications: { delivery, zip4 } };
}

/** The address as the postal service writes it, with what it says about it. */
export function verify(address: WireAddress): WireAddress {
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
