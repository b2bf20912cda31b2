import { describe, expect, it } from 'vitest';
import { toStoredAddress } from './address.ts';
import { message } from './messages.ts';
import { validateAddress, validateSavedAddress } from './validation-address.ts';

const korean = {
  firstName: '미나',
  lastName: '이',
  address: '은빛로 12',
  apt: '101동 1203호',
  city: '성동구',
  state: '서울특별시',
  zipCode: '04790',
};
const american = {
  firstName: 'Mina',
  lastName: 'Lee',
  address: '1 Main St',
  apt: '',
  city: 'Austin',
  state: 'tx',
  zipCode: '73301',
};
const EMPTY = { firstName: '', lastName: '', address: '', apt: '', city: '', state: '', zipCode: '' };

const messages = (failures: ReturnType<typeof validateSavedAddress>) =>
  failures.map(({ path, key }) => [path, message(key, 'en')]);

describe('an address of the US store (ADDRESS-4)', () => {
  it('is valid with all fields, with a state in lower case, and without names', () => {
    expect(validateSavedAddress(american, 'US')).toEqual([]);
    expect(validateSavedAddress({ ...american, firstName: ' ', lastName: '' }, 'US')).toEqual([]);
  });

  it('requires zipCode, state, city and address, in this order', () => {
    expect(messages(validateSavedAddress(EMPTY, 'US'))).toEqual([
      ['zipCode', 'Please put zipcode.'],
      ['state', 'Please put state.'],
      ['city', 'Please put city.'],
      ['address', 'Please put address.'],
    ]);
  });

  it.each(['7330', '733011', '7330a', '٧٣٣٠١'])('has a zipcode of five digits, not %s', (zipCode) => {
    expect(messages(validateSavedAddress({ ...american, zipCode }, 'US'))).toEqual([
      ['zipCode', 'It is an invalid address. Please check again.'],
    ]);
  });

  it('has one of the fifty states', () => {
    expect(messages(validateSavedAddress({ ...american, state: 'ZZ' }, 'US'))).toEqual([
      ['state', 'It is an invalid address. Please check again.'],
    ]);
  });
});

describe('an address of the Korean store (ADDRESS-3)', () => {
  it('is valid if searched, and if typed by hand in the same form', () => {
    expect(validateSavedAddress(korean, 'KR')).toEqual([]);
  });

  it('requires the names first, then the search', () => {
    expect(messages(validateSavedAddress(EMPTY, 'KR'))).toEqual([
      ['lastName', 'Last name is required.'],
      ['firstName', 'First name is required.'],
      ['address', 'Please enter your address through the address search.'],
      ['city', 'Please put city.'],
      ['state', 'Please put state.'],
      ['zipCode', 'Please put zipcode.'],
    ]);
  });

  it('is longer than four characters', () => {
    expect(validateSavedAddress({ ...korean, address: '은빛12' }, 'KR')).toEqual([
      { path: 'address', key: 'address.search' },
    ]);
    expect(validateSavedAddress({ ...korean, address: '은빛123' }, 'KR')).toEqual([]);
  });

  it('lies in a city with a Korean name', () => {
    expect(messages(validateSavedAddress({ ...korean, city: 'Seongdong-gu' }, 'KR'))).toEqual([
      ['city', 'Please put a korean address. This address is not valid in Korea.'],
    ]);
  });
});

describe('any address (ADDRESS-1)', () => {
  it('is rejected with a line break or an overlong text in any field', () => {
    const hostile = { ...american, firstName: 'Mina\nBcc: x', apt: 'a'.repeat(201), city: 'Aus\u0000tin' };
    expect(validateSavedAddress(hostile, 'US')).toEqual([
      { path: 'city', key: 'text.controlCharacter' },
      { path: 'apt', key: 'text.tooLong' },
      { path: 'firstName', key: 'text.controlCharacter' },
    ]);
  });
});

const koreanAddress = {
  firstName: '미나',
  lastName: '이',
  address: '은빛로 12',
  apt: '',
  city: '성동구',
  state: '서울특별시',
  zipCode: '04790',
};
const usAddress = { ...koreanAddress, address: '1 Main St', city: 'New York', state: 'ny', zipCode: '10001' };

describe('the address step (CHECKOUT-5)', () => {
  it('accepts an address of each market', () => {
    expect(validateAddress(koreanAddress, 'KR')).toEqual([]);
    expect(validateAddress(usAddress, 'US')).toEqual([]);
  });

  it('requires a city in Hangul in Korea', () => {
    expect(validateAddress({ ...koreanAddress, city: 'Seoul' }, 'KR')).toEqual([
      { path: 'city', key: 'city.notKorean' },
    ]);
  });

  it.each([
    [{ state: 'PR' }, 'state'],
    [{ state: 'ap' }, 'state'],
    [{ zipCode: '00907' }, 'zipCode'],
    [{ zipCode: '96910-1234' }, 'zipCode'],
    [{ zipCode: '96799' }, 'zipCode'],
    [{ zipCode: '09012' }, 'zipCode'],
    [{ zipCode: '34012' }, 'zipCode'],
    [{ zipCode: '96349' }, 'zipCode'],
    [{ city: 'apo' }, 'city'],
    [{ city: 'FPO' }, 'city'],
  ])('rejects territories and the armed forces abroad in the US: %j', (change, path) => {
    expect(validateAddress({ ...usAddress, ...change }, 'US')).toEqual([{ path, key: 'address.notServed' }]);
    expect(validateSavedAddress({ ...usAddress, ...change }, 'US')).toEqual([{ path, key: 'address.notServed' }]);
  });

  it.each(['10001-1234', '10001 1234', '100011234', '10001–1234', '00501', '96701', '96898', '34102'])(
    'accepts the zipcode %s in the US',
    (zipCode) => {
      expect(validateAddress({ ...usAddress, zipCode }, 'US')).toEqual([]);
      expect(validateSavedAddress({ ...usAddress, zipCode }, 'US')).toEqual([]);
      expect(toStoredAddress({ ...usAddress, zipCode }, 'US')).toMatchObject({
        zipCode: zipCode.slice(0, 5),
        state: 'NY',
      });
    },
  );

  it('requires one of the fifty states in the US', () => {
    expect(validateAddress({ ...usAddress, state: 'ZZ' }, 'US')).toEqual([{ path: 'state', key: 'address.invalid' }]);
  });

  it('lists every wrong field in the order of the form (CHECKOUT-2)', () => {
    const empty = { firstName: '', lastName: '', address: '', apt: '', city: '', state: '', zipCode: '' };
    expect(validateAddress(empty, 'US').map(({ path }) => path)).toEqual([
      'firstName',
      'lastName',
      'address',
      'city',
      'state',
      'zipCode',
    ]);
  });
});
