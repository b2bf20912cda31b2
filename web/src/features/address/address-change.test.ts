import { describe, expect, it } from 'vitest';
import { withPlace, withText } from './address-change.ts';

const home = {
  firstName: '미나',
  lastName: '이',
  address: '은빛로 12',
  apt: '101동 1203호',
  city: '성동구',
  state: '서울특별시',
  zipCode: '04766',
};

describe('the apartment of an address (ADDRESS-11)', () => {
  it('is cleared when another street is typed', () => {
    expect(withText(home, 'address', '은빛로 13')).toEqual({ ...home, address: '은빛로 13', apt: '' });
  });

  it('is cleared when the search finds another street', () => {
    const found = { address: '금빛로 1', city: '강남구', state: '서울특별시', zipCode: '06000' };
    expect(withPlace(home, found)).toEqual({ ...home, ...found, apt: '' });
  });

  it('stays when another field is edited, or when the search finds the same street again', () => {
    expect(withText(home, 'firstName', '수아').apt).toBe(home.apt);
    expect(withText(home, 'address', '은빛로 12 ').apt).toBe(home.apt);
    const { address, city, state, zipCode } = home;
    expect(withPlace(home, { address, city, state, zipCode })).toEqual(home);
  });

  it('can be edited', () => {
    expect(withText(home, 'apt', '202호').apt).toBe('202호');
  });
});
