import { describe, expect, it } from 'vitest';
import { toStoredAddress } from './address.ts';
import { message } from './messages.ts';
import { validateAddress, validateSavedAddress } from './validation-address.ts';

const korean = {
  firstname: '미나',
  lastname: '이',
  address: '은빛로 12',
  apt: '101동 1203호',
  city: '성동구',
  state: '서울특별시',
  zipcode: '04790',
};
const american = {
  firstname: 'Mina',
  lastname: 'Lee',
  address: '1 Main St',
  apt: '',
  city: 'Austin',
  state: 'tx',
  zipcode: '73301',
};
const EMPTY = { firstname: '', lastname: '', address: '', apt: '', city: '', state: '', zipcode: '' };

const told = (failures: ReturnType<typeof validateSavedAddress>) =>
  failures.map(({ path, key }) => [path, message(key, 'en')]);

describe('an address of the US store (ADDRESS-4)', () => {
  it('is good with all fields, with a state in small letters, and without names', () => {
    expect(validateSavedAddress(american, 'US')).toEqual([]);
    expect(validateSavedAddress({ ...american, firstname: ' ', lastname: '' }, 'US')).toEqual([]);
  });

  it('asks for zipcode, state, city and address, in this order', () => {
    expect(told(validateSavedAddress(EMPTY, 'US'))).toEqual([
      ['zipcode', 'Please put zipcode.'],
      ['state', 'Please put state.'],
      ['city', 'Please put city.'],
      ['address', 'Please put address.'],
    ]);
  });

  it.each(['7330', '733011', '7330a', '٧٣٣٠١'])('has a zipcode of five digits, not %s', (zipcode) => {
    expect(told(validateSavedAddress({ ...american, zipcode }, 'US'))).toEqual([
      ['zipcode', 'It is an invalid address. Please check again.'],
    ]);
  });

  it('has one of the fifty states', () => {
    expect(told(validateSavedAddress({ ...american, state: 'ZZ' }, 'US'))).toEqual([
      ['state', 'It is an invalid address. Please check again.'],
    ]);
  });
});

describe('an address of the Korean store (ADDRESS-3)', () => {
  it('is good when searched, and when typed by hand in the same shape', () => {
    expect(validateSavedAddress(korean, 'KR')).toEqual([]);
  });

  it('asks for the names first, then for the search', () => {
    expect(told(validateSavedAddress(EMPTY, 'KR'))).toEqual([
      ['lastname', 'Last name is required.'],
      ['firstname', 'First name is required.'],
      ['address', 'Please enter your address through the address search.'],
      ['city', 'Please put city.'],
      ['state', 'Please put state.'],
      ['zipcode', 'Please put zipcode.'],
    ]);
  });

  it('is longer than four characters', () => {
    expect(validateSavedAddress({ ...korean, address: '은빛12' }, 'KR')).toEqual([
      { path: 'address', key: 'address.search' },
    ]);
    expect(validateSavedAddress({ ...korean, address: '은빛123' }, 'KR')).toEqual([]);
  });

  it('lies in a city with a Korean name', () => {
    expect(told(validateSavedAddress({ ...korean, city: 'Seongdong-gu' }, 'KR'))).toEqual([
      ['city', 'Please put a korean address. This address is not valid in Korea.'],
    ]);
  });
});

describe('any address (ADDRESS-1)', () => {
  it('is refused with a line break or an endless text in any field', () => {
    const hostile = { ...american, firstname: 'Mina\nBcc: x', apt: 'a'.repeat(201), city: 'Aus\u0000tin' };
    expect(validateSavedAddress(hostile, 'US')).toEqual([
      { path: 'city', key: 'text.controlCharacter' },
      { path: 'apt', key: 'text.tooLong' },
      { path: 'firstname', key: 'text.controlCharacter' },
    ]);
  });
});

const koreanAddress = {
  firstname: '미나',
  lastname: '이',
  address: '은빛로 12',
  apt: '',
  city: '성동구',
  state: '서울특별시',
  zipcode: '04790',
};
const usAddress = { ...koreanAddress, address: '1 Main St', city: 'New York', state: 'ny', zipcode: '10001' };

describe('address step (CHECKOUT-5)', () => {
  it('accepts an address of each market', () => {
    expect(validateAddress(koreanAddress, 'KR')).toEqual([]);
    expect(validateAddress(usAddress, 'US')).toEqual([]);
  });

  it('wants a city in Hangul in Korea', () => {
    expect(validateAddress({ ...koreanAddress, city: 'Seoul' }, 'KR')).toEqual([
      { path: 'city', key: 'city.notKorean' },
    ]);
  });

  it.each([
    [{ state: 'PR' }, 'state'],
    [{ state: 'ap' }, 'state'],
    [{ zipcode: '00907' }, 'zipcode'],
    [{ zipcode: '96910-1234' }, 'zipcode'],
    [{ zipcode: '96799' }, 'zipcode'],
    [{ zipcode: '09012' }, 'zipcode'],
    [{ zipcode: '34012' }, 'zipcode'],
    [{ zipcode: '96349' }, 'zipcode'],
    [{ city: 'apo' }, 'city'],
    [{ city: 'FPO' }, 'city'],
  ])('tells in the US that territories and the armed forces abroad are not served: %j', (change, path) => {
    expect(validateAddress({ ...usAddress, ...change }, 'US')).toEqual([{ path, key: 'address.notServed' }]);
    expect(validateSavedAddress({ ...usAddress, ...change }, 'US')).toEqual([{ path, key: 'address.notServed' }]);
  });

  it.each(['10001-1234', '10001 1234', '100011234', '10001–1234', '00501', '96701', '96898', '34102'])(
    'takes the zipcode %s in the US',
    (zipcode) => {
      expect(validateAddress({ ...usAddress, zipcode }, 'US')).toEqual([]);
      expect(validateSavedAddress({ ...usAddress, zipcode }, 'US')).toEqual([]);
      expect(toStoredAddress({ ...usAddress, zipcode }, 'US')).toMatchObject({
        zipcode: zipcode.slice(0, 5),
        state: 'NY',
      });
    },
  );

  it('wants one of the fifty states in the US', () => {
    expect(validateAddress({ ...usAddress, state: 'ZZ' }, 'US')).toEqual([{ path: 'state', key: 'address.invalid' }]);
  });

  it('lists every wrong field in the order of the form (CHECKOUT-2)', () => {
    const empty = { firstname: '', lastname: '', address: '', apt: '', city: '', state: '', zipcode: '' };
    expect(validateAddress(empty, 'US').map(({ path }) => path)).toEqual([
      'firstname',
      'lastname',
      'address',
      'city',
      'state',
      'zipcode',
    ]);
  });
});
