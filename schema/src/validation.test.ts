import { describe, expect, it } from 'vitest';
import { MESSAGES, message } from './messages.ts';
import { validateAddress, validateContact, validateDeposit, validateSignIn } from './validation.ts';

const contact = { email: 'mina@example.com', phone: '010-1234-5678', guestPassword: 'moon' };
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

describe('contact step', () => {
  it('accepts a complete contact', () => {
    expect(validateContact(contact)).toEqual([]);
  });

  it.each([
    [{ email: ' ' }, 'email', 'Email is required.'],
    [{ email: 'mina@' }, 'email', 'Please put valid email address.'],
    [{ email: 'mina@example.c' }, 'email', 'Please put valid email address.'],
    [{ phone: '' }, 'phone', 'Phone number is required.'],
    [{ phone: '0101' }, 'phone', "Phone number's length is too short."],
    [{ guestPassword: '' }, 'guestPassword', 'Password is required for guest checkout.'],
    [{ email: `${'a'.repeat(300)}@example.com` }, 'email', 'This text is too long.'],
  ])('refuses %o', (change, path, text) => {
    const [failure] = validateContact({ ...contact, ...change });
    expect(failure?.path).toBe(path);
    expect(failure && message(failure.key, 'en')).toBe(text);
  });

  it('asks members for no pass code', () => {
    expect(validateContact({ ...contact, guestPassword: null })).toEqual([]);
  });

  it('takes endings longer than three letters', () => {
    expect(validateContact({ ...contact, email: 'mina@eunbit.example' })).toEqual([]);
  });

  it('reads a hostile address in a moment', () => {
    const started = performance.now();
    validateContact({ ...contact, email: `${'a.'.repeat(120)}@${'a-'.repeat(5)}` });
    expect(performance.now() - started).toBeLessThan(50);
  });
});

describe('address step', () => {
  it('accepts an address of each market', () => {
    expect(validateAddress(koreanAddress, 'KR')).toEqual([]);
    expect(validateAddress(usAddress, 'US')).toEqual([]);
  });

  it('wants a city in Hangul in Korea', () => {
    expect(validateAddress({ ...koreanAddress, city: 'Seoul' }, 'KR')).toEqual([
      { path: 'city', key: 'city.notKorean' },
    ]);
  });

  it('wants one of the fifty states in the US', () => {
    expect(validateAddress({ ...usAddress, state: 'PR' }, 'US')).toEqual([{ path: 'state', key: 'address.invalid' }]);
  });

  it('lists every wrong field in the order of the form', () => {
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

describe('deposit', () => {
  it('wants a bank and a depositor', () => {
    expect(validateDeposit({ bankId: '', depositorName: ' ' }).map(({ key }) => message(key, 'en'))).toEqual([
      'Please select a bank',
      'Please put your name',
    ]);
  });
});

describe('sign-in', () => {
  it('wants a password of six characters', () => {
    expect(validateSignIn({ email: 'a@b.co', password: '12345' })).toEqual([
      { path: 'password', key: 'password.short' },
    ]);
    expect(validateSignIn({ email: 'a@b.co', password: '123456' })).toEqual([]);
  });
});

describe('messages', () => {
  it('exist in both languages with the same places to fill in', () => {
    const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    for (const { en, ko } of Object.values(MESSAGES)) {
      expect(ko).toMatch(/[가-힣]/);
      expect(places(ko)).toEqual(places(en));
    }
  });

  it('are filled in', () => {
    expect(message('quantity.maximum', 'en', { n: 3 })).toBe('Sorry, the maximum orderable quantity is 3.');
  });
});
