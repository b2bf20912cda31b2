import { describe, expect, it } from 'vitest';
import { isSameAddress, withNumberSign, withoutNumberSign } from './address.ts';

const home = {
  firstName: 'Mina',
  lastName: 'Lee',
  address: '1 Main St',
  apt: '#4B',
  city: 'Austin',
  state: 'TX',
  zipCode: '73301',
};

describe('the apartment number (ADDRESS-5)', () => {
  it('is saved with exactly one leading number sign', () => {
    expect(['4B', '#4B', ' # 4B ', '##4B'].map(withNumberSign)).toEqual(['#4B', '#4B', '#4B', '#4B']);
  });

  it('stays empty if there is no number', () => {
    expect(['', '  ', '#', ' # '].map(withNumberSign)).toEqual(['', '', '', '']);
  });

  it('loses the number sign only at the start', () => {
    expect(withoutNumberSign('#Block #2')).toBe('Block #2');
  });
});

describe('two addresses (ADDRESS-6)', () => {
  it('are the same regardless of case, outer spaces and number sign', () => {
    const typed = { ...home, firstName: ' MINA ', address: '1 main st', apt: '4b', state: 'tx' };
    expect(isSameAddress(home, typed)).toBe(true);
  });

  it.each(['firstName', 'lastName', 'address', 'apt', 'city', 'state', 'zipCode'] as const)(
    'differ when their %s differs',
    (field) => {
      expect(isSameAddress(home, { ...home, [field]: 'other' })).toBe(false);
    },
  );
});
