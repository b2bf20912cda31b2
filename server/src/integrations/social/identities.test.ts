import { describe, expect, it } from 'vitest';
import { readGoogleClaims } from './google-provider.ts';
import { IdentityProviderError } from './identity-provider.ts';
import { readNaverProfile } from './naver-provider.ts';

/** Values that a provider may send for a missing field. */
const WAYS = [undefined, null, '', ' '];

const NAVER = {
  id: '32742776',
  nickname: 'OpenAPI',
  name: '오픈 API',
  email: 'openapi@naver.com',
  gender: 'F',
  age: '40-49',
  birthday: '10-01',
  profile_image: 'https://ssl.pstatic.net/static/pwe/address/nodata_33x33.gif',
  birthyear: '1900',
  mobile: '010-0000-0000',
};
const naver = (fields: object) =>
  readNaverProfile({ resultcode: '00', message: 'success', response: { ...NAVER, ...fields } });

const GOOGLE = {
  iss: 'https://accounts.google.com',
  aud: 'client',
  sub: '10769150350006150715113082367',
  iat: 1353601026,
  exp: 1353604926,
  at_hash: 'HK6E_P6Dh8Y93mRNtsDB1Q',
  email: 'jsmith@example.com',
  email_verified: true,
  name: 'John Smith',
  given_name: 'John',
  family_name: 'Smith',
};
const google = (fields: object) => readGoogleClaims({ ...GOOGLE, ...fields });

describe('a profile of Naver', () => {
  it.each(WAYS)('may lack email and name, as %j', (missing) => {
    expect(naver({ email: missing })).toMatchObject({ id: NAVER.id, email: null, emailVerified: false });
    expect(naver({ name: missing })).toMatchObject({ name: { firstName: '', lastName: '' }, emailVerified: true });
  });

  it('may lack everything but the id', () => {
    expect(readNaverProfile({ resultcode: '00', response: { id: '1' } })).toEqual({
      provider: 'NAVER',
      id: '1',
      email: null,
      emailVerified: false,
      name: { firstName: '', lastName: '' },
    });
  });

  it.each([
    { resultcode: '024', message: 'Authentication failed' },
    { resultcode: '00', message: 'success' },
    { resultcode: '00', response: { id: '' } },
    { resultcode: '00', response: { id: 1 } },
    { resultcode: '00', response: { id: '1', email: { $ne: '' } } },
    null,
    'text',
  ])('that is invalid throws a provider error: %j', (answer) => {
    expect(() => readNaverProfile(answer)).toThrow(IdentityProviderError);
  });
});

describe("the claims of Google's id token", () => {
  it.each(WAYS)('may lack each personal field, as %j', (missing) => {
    expect(google({ email: missing })).toMatchObject({ id: GOOGLE.sub, email: null });
    expect(google({ name: missing }).name).toEqual({ firstName: 'John', lastName: 'Smith' });
    expect(google({ given_name: missing }).name).toEqual({ firstName: 'John', lastName: 'Smith' });
    expect(google({ family_name: missing }).name).toEqual({ firstName: 'John', lastName: 'Smith' });
  });

  it('may have a single name, or no name', () => {
    const none = { name: undefined, given_name: undefined, family_name: undefined };
    expect(google({ ...none, given_name: 'John' }).name).toEqual(google({ ...none, name: 'John' }).name);
    expect(google(none).name).toEqual({ firstName: '', lastName: '' });
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [undefined, false],
    [null, false],
    ['TRUE', false],
  ])('verify the address if email_verified is %j: %s', (email_verified, emailVerified) => {
    expect(google({ email_verified }).emailVerified).toBe(emailVerified);
  });

  it.each([undefined, null, {}, { sub: '' }, { sub: 1 }, { ...GOOGLE, email: 7 }])(
    'that identify nobody throw a provider error: %j',
    (claims) => {
      expect(() => readGoogleClaims(claims)).toThrow(IdentityProviderError);
    },
  );
});
