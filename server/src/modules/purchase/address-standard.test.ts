import { describe, expect, it } from 'vitest';
import { type Destination, isSameDestination, toDestination } from './address-standard.ts';

const TYPED: Destination = { address: '350 Fifth Avenue', apt: '#5', city: 'New York', state: 'NY', zipCode: '10118' };

describe('two spellings of an address (CHECKOUT-6)', () => {
  it.each([
    ['capitals and an abbreviation', { address: '350 FIFTH AVE', city: 'NEW YORK' }],
    ['dots', { address: '350 Fifth Ave.' }],
    ['another word for the unit', { apt: 'APT 5' }],
    ['the unit in the line of the street', { address: '350 FIFTH AVE APT 5', apt: '' }],
    ['four more digits', { zipCode: '10118-0110' }],
  ])('are the same with %s', (_what, change) => {
    expect(isSameDestination(TYPED, { ...TYPED, ...change })).toBe(true);
  });

  it.each(['PO Box 12', 'P.O. Box 12', 'p o box #12', 'P.O.Box 12', 'Post Office Box 12'])(
    'are the same for the box %s: it is not suggested to itself',
    (address) => {
      const box = { ...TYPED, address, apt: '' };
      expect(isSameDestination(box, { ...box, address: 'PO BOX 12' })).toBe(true);
      expect(isSameDestination(box, { ...box, address: 'PO BOX 13' })).toBe(false);
    },
  );

  it.each([
    ['street', { address: '350 FOURTH AVE' }],
    ['number', { address: '35 Fifth Avenue' }],
    ['unit', { apt: 'APT 6' }],
    ['city', { city: 'BROOKLYN' }],
    ['state', { state: 'NJ' }],
    ['ZIP code', { zipCode: '10119' }],
  ])('differ with another %s', (_what, change) => {
    expect(isSameDestination(TYPED, { ...TYPED, ...change })).toBe(false);
  });
});

describe("the postal service's address", () => {
  it('keeps its abbreviations in capitals', () => {
    const box = { name: '', street: 'PO BOX 12', unit: '', city: 'NEW YORK', state: 'NY', zipCode: '10118' };
    expect(toDestination(box).address).toBe('PO Box 12');
  });

  it('is converted to mixed case', () => {
    const written = {
      name: '',
      street: '20 W 34TH ST',
      unit: 'FL 7',
      city: 'NEW YORK',
      state: 'NY',
      zipCode: '10118-4810',
    };
    expect(toDestination(written)).toEqual({
      address: '20 W 34th St',
      apt: 'Fl 7',
      city: 'New York',
      state: 'NY',
      zipCode: '10118',
    });
  });
});
