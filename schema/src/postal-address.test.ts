import { describe, expect, it } from 'vitest';
import { addressLine } from './postal-address.ts';

const seoul = {
  address: '은빛로 12',
  apt: '3층',
  city: '성동구',
  state: '서울특별시',
  zipCode: '04766',
};
const albany = {
  address: '1 Main St',
  apt: '',
  city: 'Albany',
  state: 'NY',
  zipCode: '12207',
};

describe('an address line (ADDRESS-12)', () => {
  it('starts with the largest unit in Korea', () => {
    expect(addressLine(seoul, 'KR')).toBe('(04766) 서울특별시 성동구 은빛로 12 3층');
    // Saved addresses contain the '#' of the apartment; Korean addresses are printed without it.
    expect(addressLine({ ...seoul, apt: '#3층' }, 'KR')).toBe('(04766) 서울특별시 성동구 은빛로 12 3층');
  });

  it('contains a Korean province once if the city begins with it', () => {
    const suwon = { ...seoul, state: '경기도', city: '경기도 수원시', apt: '' };
    expect(addressLine(suwon, 'KR')).toBe('(04766) 경기도 수원시 은빛로 12');
  });

  it('starts with the smallest unit in the US', () => {
    expect(addressLine(albany, 'US')).toBe('1 Main St, Albany, NY 12207');
    expect(addressLine({ ...albany, apt: '#4' }, 'US')).toBe('1 Main St, #4, Albany, NY 12207');
  });
});
