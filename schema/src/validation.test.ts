import { describe, expect, it } from 'vitest';
import { message } from './messages.ts';
import {
  MAXIMUM_MESSAGE_LENGTH,
  validateContact,
  validateContactMessage,
  validateDeposit,
  validateMailingList,
  validateRestockSubscription,
} from './validation.ts';
import { validateAddress } from './validation-address.ts';

const contact = { email: 'mina@example.com', phone: '010-1234-5678', passCode: 'moon' };
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

describe('contact step (CHECKOUT-3)', () => {
  it('accepts a complete contact', () => {
    expect(validateContact(contact)).toEqual([]);
  });

  it.each([
    [{ email: ' ' }, 'email', 'Email is required.'],
    [{ email: 'mina@' }, 'email', 'Please put valid email address.'],
    [{ email: 'mina@example.c' }, 'email', 'Please put valid email address.'],
    [{ phone: '' }, 'phone', 'Phone number is required.'],
    [{ phone: '0101' }, 'phone', "Phone number's length is too short."],
    [{ passCode: '' }, 'passCode', 'Password is required for guest checkout.'],
    [{ passCode: ' abc ' }, 'passCode', 'Please choose a password of at least 4 characters.'],
    [{ email: `${'a'.repeat(300)}@example.com` }, 'email', 'This text is too long.'],
  ])('refuses %o', (change, path, text) => {
    const [failure] = validateContact({ ...contact, ...change });
    expect(failure?.path).toBe(path);
    expect(failure && message(failure.key, 'en')).toBe(text);
  });

  it('asks members for no pass code (CHECKOUT-4)', () => {
    expect(validateContact({ ...contact, passCode: null })).toEqual([]);
  });

  it('takes endings longer than three letters', () => {
    expect(validateContact({ ...contact, email: 'mina@eunbit.example' })).toEqual([]);
  });

  it('reads a hostile address in a moment', () => {
    const started = performance.now();
    validateContact({ ...contact, email: `${'a.'.repeat(120)}@${'a-'.repeat(5)}` });
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

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

  it('wants one of the fifty states in the US', () => {
    expect(validateAddress({ ...usAddress, state: 'PR' }, 'US')).toEqual([{ path: 'state', key: 'address.invalid' }]);
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

describe('deposit', () => {
  it('wants a bank and a depositor (PAYMENT-12)', () => {
    expect(validateDeposit({ bankId: '', depositorName: ' ' }).map(({ key }) => message(key, 'en'))).toEqual([
      'Please select a bank',
      'Please put your name',
    ]);
  });
});

describe('contact form (SUPPORT-1)', () => {
  const form = { name: 'Mina', phone: '010-1234-5678', email: 'mina@example.com', message: 'Hello', orderNumber: '' };

  it('takes a message of several lines up to its limit', () => {
    const lines = `first\n\tsecond\n${'x'.repeat(MAXIMUM_MESSAGE_LENGTH)}`.slice(0, MAXIMUM_MESSAGE_LENGTH);
    expect(validateContactMessage({ ...form, message: lines })).toEqual([]);
  });

  it('wants everything but the order number', () => {
    const empty = { name: '', phone: ' ', email: '', message: '\n', orderNumber: '' };
    expect(validateContactMessage(empty).map(({ path }) => path)).toEqual(['name', 'phone', 'email', 'message']);
  });

  it.each(['name', 'phone', 'email', 'orderNumber'] as const)('refuses every kind of new line in %s', (field) => {
    for (const separator of ['\n', '\r', '\v', '\u0000', '\u0085', '\u2028', '\u2029']) {
      const failures = validateContactMessage({ ...form, [field]: `${form[field]}${separator}` });
      expect(failures, JSON.stringify(separator)).toEqual([{ path: field, key: 'text.controlCharacter' }]);
    }
  });
});

describe('mailing list (SUPPORT-12)', () => {
  it.each([
    ['mina@example.com', true],
    ['mina.lee-kim_1@mail.example.co.kr', true],
    ['mina@eunbit.example', true],
    ['mina+news@example.com', true],
    ['mina@shop.museum', true],
    ['+mina@example.com', false],
    ['.mina@example.com', false],
    ['mina.@example.com', false],
    ['mina@example', false],
    ['mina@-example.com', false],
    ['mina lee@example.com', false],
    ['', false],
  ])('%j: %s', (email, accepted) => {
    const failures = accepted ? [] : [{ path: 'email', key: 'mailing.invalidEmail' }];
    expect(validateMailingList({ email })).toEqual(failures);
  });

  it('reads a hostile address in a moment', () => {
    const started = performance.now();
    validateMailingList({ email: `${'a.'.repeat(120)}@${'a-'.repeat(5)}` });
    validateMailingList({ email: `a@${'a-'.repeat(120)}!` });
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('restock subscription', () => {
  it('wants an address and consent', () => {
    expect(validateRestockSubscription({ email: 'mina@example.com', consent: true })).toEqual([]);
    expect(validateRestockSubscription({ email: '', consent: false })).toEqual([
      { path: 'email', key: 'email.required' },
      { path: 'consent', key: 'restock.consentRequired' },
    ]);
  });
});
