import { describe, expect, it } from 'vitest';
import { findDifferences, findMissing, type Shape } from './shape.ts';

const PARCEL: Shape = {
  '': 'object',
  id: 'string',
  weight: 'number',
  length: 'number|null',
  mode: 'string (seen: test)',
  reference: 'null',
  note: 'string ?',
  label: 'string ? (seen: PDF)',
  options: { '': 'object' },
  rates: { '': 'array', '[]': { '': 'object', rate: 'string', days: 'integer|null ?' } },
};

const GOOD = {
  id: 'prcl_1',
  weight: 20,
  length: null,
  mode: 'production',
  reference: 'EB-1',
  options: { any: true },
  rates: [{ rate: '5.10' }, { rate: '6.20', days: 2 }],
};

describe('differences from the response of a provider', () => {
  it('are empty if names and types match, with or without optional fields', () => {
    expect(findDifferences(PARCEL, GOOD)).toEqual([]);
    expect(findDifferences(PARCEL, { ...GOOD, note: 'fragile', weight: 19.5 })).toEqual([]);
  });

  it('are listed with their path', () => {
    const bad = { ...GOOD, weight: '20', rates: [{ rate: '5.10' }, { rate: 6.2, days: null, day: 1 }], colour: 'red' };
    expect(findDifferences(PARCEL, bad)).toEqual([
      'weight is string, not number',
      'rates[1].rate is number, not string',
      'rates[1].day is unknown to the provider',
      'colour is unknown to the provider',
    ]);
  });

  it('include a response that is not an object, and an unexpected null', () => {
    expect(findDifferences(PARCEL, [])).toEqual(['the answer is array, not object']);
    expect(findDifferences(PARCEL, { id: null })).toEqual(['id is null, not string']);
  });
});

describe('the missing fields of a response', () => {
  it('include each field that the provider always sends, but no optional one', () => {
    expect(findMissing(PARCEL, GOOD)).toEqual([]);
    const { weight: _, ...rest } = GOOD;
    expect(findMissing(PARCEL, { ...rest, rates: [{ days: 1 }, { days: 2 }] })).toEqual(['weight', 'rates[].rate']);
  });
});
