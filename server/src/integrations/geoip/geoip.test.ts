import { beforeAll, describe, expect, it } from 'vitest';
import { type GeoIp, getMarket, openGeoIp } from './geoip.ts';

let geoip: GeoIp;

beforeAll(async () => {
  geoip = await openGeoIp(null);
});

describe('the default store of a visitor (STORE-1)', () => {
  it.each([
    ['211.234.1.1', 'KR'],
    ['8.8.8.8', 'US'],
    ['2001:4860::1', 'US'],
    ['90.84.0.1', 'US'],
  ])('at %s is %s', (address, market) => {
    expect(getMarket(geoip.lookUp(address), 'KR')).toBe(market);
  });

  it.each(['127.0.0.1', '::1', '10.0.0.1', 'unknown', ''])(
    'at %j, which is in no database, is the configured default',
    (address) => {
      expect(getMarket(geoip.lookUp(address), 'KR')).toBe('KR');
      expect(getMarket(geoip.lookUp(address), 'US')).toBe('US');
    },
  );
});

describe('a lookup', () => {
  it('has nine fields, which are null if unknown (STORE-10)', () => {
    expect(geoip.lookUp('8.8.8.8')).toEqual({
      status: 'success',
      query: '8.8.8.8',
      region: null,
      ipType: 'IPv4',
      businessName: null,
      city: null,
      country: 'United States',
      countryCode: 'US',
      continent: null,
    });
  });
});
