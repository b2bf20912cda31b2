import { describe, expect, it } from 'vitest';
import { message } from './messages.ts';
import { validateInvitationSignUp, validateNewPassword, validateSignIn, validateSignUp } from './validation-account.ts';
import type { FieldFailure } from './validation-rules.ts';

const texts = (failures: readonly FieldFailure[]) => failures.map(({ key }) => message(key, 'en'));
const person = { firstName: 'Mina', lastName: 'Lee', email: 'mina@example.com', password: 'silver-light' };

describe('sign-up', () => {
  it('accepts a complete form', () => {
    expect(validateSignUp(person)).toEqual([]);
  });

  it('reports missing fields in the order first name, last name, email, password', () => {
    expect(texts(validateSignUp({ firstName: '', lastName: '', email: '', password: '' }))).toEqual([
      'First name is required.',
      'Last name is required.',
      'Email is required.',
      'Password is required.',
    ]);
  });

  it.each([
    [{ firstName: '  ' }, "First Name's minimum length is 1."],
    [{ lastName: '\t' }, "Last Name's minimum length is 1."],
    [{ firstName: 'Mi\nna' }, 'Please take out line breaks and invisible characters.'],
    [{ lastName: 'x'.repeat(101) }, 'This text is too long.'],
    [{ email: 'mina@' }, 'Please put valid email address.'],
    [{ email: `${'a'.repeat(400)}@example.com` }, 'This text is too long.'],
    [{ password: '123456' }, 'Please put more than 6 characters for password.'],
    [{ password: 'x'.repeat(201) }, 'This text is too long.'],
  ])('rejects %o', (change, text) => {
    expect(texts(validateSignUp({ ...person, ...change }))).toEqual([text]);
  });

  it('accepts a name of one syllable, and markup as plain text', () => {
    expect(validateSignUp({ ...person, firstName: '미', lastName: '<b>Lee</b>' })).toEqual([]);
  });
});

describe('sign-in', () => {
  it('requires a password of six characters', () => {
    expect(texts(validateSignIn({ email: 'a@b.co', password: '12345' }))).toEqual(["Password's minimum length is 6."]);
    expect(validateSignIn({ email: 'a@b.co', password: '123456' })).toEqual([]);
  });

  it('accepts a password that ends in blanks', () => {
    const password = 'a      ';
    expect(validateSignUp({ ...person, password })).toEqual([]);
    expect(validateSignIn({ email: person.email, password })).toEqual([]);
  });
});

describe('a new password (ACCOUNT-3)', () => {
  it.each([
    ['', '', 'Password is required.'],
    ['123456', '1234567', 'Please put more than 6 characters for password.'],
    ['1234567', '1234568', 'Password and confirm password are not same. Please check.'],
  ])('%j confirmed by %j is rejected with one message', (password, confirmation, text) => {
    expect(texts(validateNewPassword({ password, confirmation }))).toEqual([text]);
  });

  it('is accepted with seven characters and an equal confirmation', () => {
    expect(validateNewPassword({ password: '1234567', confirmation: '1234567' })).toEqual([]);
  });
});

describe('the account of an invited staff member (ACCOUNT-4, STAFF-22)', () => {
  it.each([
    ['', 'Password is required.'],
    ['123456', 'Staff accounts need a password of at least 12 characters.'],
    ['12345678901', 'Staff accounts need a password of at least 12 characters.'],
    ['은빛달빛별빛'.normalize('NFD'), 'Staff accounts need a password of at least 12 characters.'],
    ['x'.repeat(201), 'This text is too long.'],
  ])('rejects the password %j', (password, text) => {
    expect(texts(validateInvitationSignUp({ ...person, password }))).toEqual([text]);
  });

  it('accepts a password of twelve characters', () => {
    expect(validateInvitationSignUp({ ...person, password: '123456789012' })).toEqual([]);
  });
});
