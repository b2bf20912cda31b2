import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone } from './phone-number.ts';
import { validateProfile } from './validation-profile.ts';

describe('a phone number', () => {
  it.each([
    ['010-1234-5678', 'KR', '+821012345678'],
    ['+82 10 1234 5678', 'US', '+821012345678'],
    ['02 312 3456', 'KR', '+8223123456'],
    ['(512) 555-0123', 'US', '+15125550123'],
    ['+1 604 555 0123', 'KR', '+16045550123'],
  ] as const)('%s typed in the store %s is kept as %s', (typed, market, stored) => {
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

  it('is shown as people of its country write it', () => {
    expect(formatPhone('+821012345678')).toBe('010-1234-5678');
    expect(formatPhone('+15125550123')).toBe('(512) 555-0123');
  });
});

describe('a profile', () => {
  const profile = { firstname: 'Mina', lastname: 'Lee', phone: '' };

  it('may do without a phone (ACCOUNT-12)', () => {
    expect(validateProfile(profile, 'KR')).toEqual([]);
  });

  it('is refused with a phone from elsewhere and without a name', () => {
    expect(validateProfile({ ...profile, firstname: '', phone: '+44 20 7946 0958' }, 'KR')).toEqual([
      { path: 'firstname', key: 'firstname.required' },
      { path: 'phone', key: 'phone.invalid' },
    ]);
  });
});
