import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone, toWrittenPhone } from './phone-number.ts';
import { validateContact } from './validation-checkout.ts';
import { validateProfile } from './validation-profile.ts';

describe('a phone number', () => {
  it.each([
    ['010-1234-5678', 'KR', '+821012345678'],
    ['+82 10 1234 5678', 'US', '+821012345678'],
    ['02 312 3456', 'KR', '+8223123456'],
    ['(512) 555-0123', 'US', '+15125550123'],
    ['+1 604 555 0123', 'KR', '+16045550123'],
  ] as const)('%s typed in the store %s is stored as %s', (typed, market, stored) => {
    expect(parsePhone(typed, market)).toBe(stored);
  });

  it('of Korea is understood in the US store without its calling code', () => {
    expect(parsePhone('010-1234-5678', 'US')).toBe('+821012345678');
  });

  it.each(['12345', '+44 20 7946 0958', 'call 010-1234-5678', 'javascript:alert(1)', '0'.repeat(40)])(
    'is not %j',
    (typed) => {
      expect(parsePhone(typed, 'KR')).toBeNull();
    },
  );

  it('is shown in the format of its country', () => {
    expect(formatPhone('+821012345678')).toBe('010-1234-5678');
    expect(formatPhone('+15125550123')).toBe('(512) 555-0123');
  });
});

describe('the phone of an order (STORE-24)', () => {
  it.each([
    ['+821055556666', 'KR', '010-5555-6666'],
    ['０１０ 5555 6666', 'KR', '010-5555-6666'],
    ['\u202a010-5555-6666\u202c', 'KR', '010-5555-6666'],
    ['0507-1234-5678', 'KR', '0507-1234-5678'],
    ['050712345678', 'KR', '0507-1234-5678'],
    ['0505 123 4567', 'KR', '0505-123-4567'],
    ['15881234', 'KR', '1588-1234'],
    ['02 312 3456', 'KR', '02-312-3456'],
    ['+82 (0)10-3333-4444', 'KR', '010-3333-4444'],
    ['2125557777', 'US', '(212) 555-7777'],
    ['212–555–7777', 'US', '(212) 555-7777'],
    ['(212) 555-7777 x12', 'US', '(212) 555-7777 ext. 12'],
    ['820-555-7777', 'US', '(820) 555-7777'],
    ['8265557777', 'US', '(826) 555-7777'],
    ['828.555.7777', 'US', '(828) 555-7777'],
    ['+82 10-3333-4444', 'US', '+82 10-3333-4444'],
    ['01033334444', 'US', '+82 10-3333-4444'],
    ['+12125557777', 'KR', '+1 212 555 7777'],
    [' +44  20 7946 0958 ', 'KR', '+44 20 7946 0958'],
    ['02-312-3456 내선 3', 'KR', '02-312-3456 내선 3'],
  ] as const)('%j in the store %s is written %s, also when formatted again', (typed, market, written) => {
    expect(toWrittenPhone(typed, market)).toBe(written);
    expect(toWrittenPhone(written, market)).toBe(written);
  });

  it.each(['abcde', '-----', 'call me', '12 34', '1'.repeat(21), '010-1234-5678 (mother)'])('is not %j', (typed) => {
    const [failure] = validateContact({ email: 'mina@example.com', phone: typed, passCode: null });
    expect(failure).toMatchObject({ path: 'phone', key: 'phone.noNumber' });
  });

  it.each([
    '12345',
    '+44 20 7946 0958',
    '(212) 555-7777 ext. 12',
    '02-312-3456 내선 3',
    '212.555.7777',
    '+82 (0)10-1-2345',
  ])('may be %j', (typed) => {
    expect(validateContact({ email: 'mina@example.com', phone: typed, passCode: null })).toEqual([]);
  });
});

describe('a profile', () => {
  const profile = { firstName: 'Mina', lastName: 'Lee', phone: '' };

  it('may lack a phone (ACCOUNT-12)', () => {
    expect(validateProfile(profile, 'KR')).toEqual([]);
  });

  it('is rejected with a foreign phone and without a name', () => {
    expect(validateProfile({ ...profile, firstName: '', phone: '+44 20 7946 0958' }, 'KR')).toEqual([
      { path: 'firstName', key: 'firstName.required' },
      { path: 'phone', key: 'phone.invalid' },
    ]);
  });
});
