import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getMarketByCountry, type Market } from '@eunbit/schema/market';
import { type CityResponse, open, Reader } from 'maxmind';
import type { IpLookup } from '../../common/ip-lookup.ts';

/** The bundled database returns a bare country code, MaxMind's databases a record. */
type Entry = CityResponse & { readonly country_code?: string };

export interface GeoIp {
  lookUp(address: string): IpLookup;
}

const BUNDLED = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

function readBundled(): Reader<Entry> {
  const file = createRequire(import.meta.url).resolve(BUNDLED);
  // The cache key is the position in the file, which has one entry per country.
  return new Reader<Entry>(readFileSync(file), { cache: new Map() });
}

/**
 * Opens the database at `path`, or the bundled country database, whose 8 MB the first lookup reads. Lookups are local: no IP
 * address leaves the server.
 */
export async function openGeoIp(path: string | null): Promise<GeoIp> {
  let reader = path === null ? null : await open<Entry>(path);
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return {
    lookUp(address) {
      reader ??= readBundled();
      const entry = reader.get(address);
      const countryCode = entry?.country?.iso_code ?? entry?.country_code ?? null;
      return {
        status: countryCode ? 'success' : 'fail',
        query: address,
        region: entry?.subdivisions?.[0]?.names.en ?? null,
        ipType: address.includes(':') ? 'IPv6' : 'IPv4',
        businessName: entry?.traits?.organization ?? null,
        city: entry?.city?.names.en ?? null,
        country: countryCode ? (names.of(countryCode) ?? null) : null,
        countryCode,
        continent: entry?.continent?.names.en ?? null,
      };
    },
  };
}

/** The store of a visitor who has not chosen one. */
export function getMarket(lookup: IpLookup, fallback: Market): Market {
  return lookup.countryCode ? getMarketByCountry(lookup.countryCode) : fallback;
}
