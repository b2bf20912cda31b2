import { validateSignUp } from '@eunbit/schema/validation-account';
import { describe, expect, it } from 'vitest';
import { toSendOutcome } from '../../../app/send-outcome.ts';
import { findProblemInFailures, findProblemInOutcome, keepProblemAfterEdit } from './form-problem.ts';

const EMPTY = { firstName: '', lastName: '', email: '', password: '' };
const MINA = { firstName: 'Mina', lastName: 'Lee', email: 'mina@example.com', password: 'silver-light' };
const findProblem = (fields: typeof MINA) => findProblemInFailures(validateSignUp(fields), 'en');

describe('The one message of a form', () => {
  it.each([
    [EMPTY, 'firstName', 'First name is required.'],
    [{ ...EMPTY, firstName: 'Mina' }, 'lastName', 'Last name is required.'],
    [{ ...EMPTY, firstName: 'Mina', lastName: 'Lee' }, 'email', 'Email is required.'],
    [{ ...MINA, email: 'mina', password: '' }, 'email', 'Please put valid email address.'],
    [{ ...MINA, password: '' }, 'password', 'Password is required.'],
    [{ ...MINA, password: '123456' }, 'password', 'Please put more than 6 characters for password.'],
  ])('names first name, last name, email and password in this order: %j', (fields, field, text) => {
    expect(findProblem(fields)).toEqual({ field, text, fromServer: false });
  });

  it('is none when all is right', () => {
    expect(findProblem(MINA)).toBeNull();
  });
});

describe('The answer of the server', () => {
  const place = { fields: ['email', 'password'], fieldOfCode: { CREDENTIALS_WRONG: 'password' } };
  const operationError = {
    __typename: 'AccountError',
    code: 'CREDENTIALS_WRONG',
    message: 'Your password is wrong.',
  } as const;

  it('stands beside the field it is about', () => {
    expect(findProblemInOutcome(toSendOutcome({ signIn: operationError }), place, 'failed')).toEqual({
      field: 'password',
      text: 'Your password is wrong.',
      fromServer: true,
    });
  });

  it('stands above the form when it is about no field', () => {
    const tooMany = {
      ...operationError,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests. Try again later.',
    } as const;
    expect(findProblemInOutcome(toSendOutcome({ signIn: tooMany }), place, 'failed')?.field).toBeNull();
  });

  it('is the first refused field in the order of the form', () => {
    const fieldErrors = [
      { path: 'password', message: 'b' },
      { path: 'email', message: 'a' },
    ];
    const answer = { __typename: 'ValidationError', message: 'c', fieldErrors } as const;
    expect(findProblemInOutcome(toSendOutcome({ signIn: answer }), place, 'failed')).toMatchObject({
      field: 'email',
      text: 'a',
    });
  });

  it('is shown as a failure when no answer came', () => {
    expect(findProblemInOutcome(toSendOutcome(null), place, 'failed')).toEqual({
      field: null,
      text: 'failed',
      fromServer: true,
    });
  });

  it('is nothing when it is content', () => {
    const outcome = toSendOutcome({
      __typename: 'Mutation',
      signIn: { __typename: 'Viewer', viewer: { id: '1' } },
    } as const);
    expect(outcome).toEqual({ kind: 'done', answer: { __typename: 'Viewer', viewer: { id: '1' } } });
    expect(findProblemInOutcome(outcome, place, 'failed')).toBeNull();
  });
});

describe('Editing a field', () => {
  const ofServer = { field: null, text: 'Too many requests. Try again later.', fromServer: true };

  it('clears the message about it', () => {
    expect(keepProblemAfterEdit({ field: 'email', text: 'x', fromServer: true }, 'email')).toBeNull();
    expect(keepProblemAfterEdit({ field: 'email', text: 'x', fromServer: false }, 'firstName')).not.toBeNull();
  });

  it('clears every message of the server once the password changes (ACCOUNT-5)', () => {
    expect(keepProblemAfterEdit(ofServer, 'password')).toBeNull();
    expect(keepProblemAfterEdit(ofServer, 'currentPassword')).toBeNull();
    expect(keepProblemAfterEdit(ofServer, 'email')).toBe(ofServer);
    const typed = { field: 'email', text: 'x', fromServer: false };
    expect(keepProblemAfterEdit(typed, 'password')).toBe(typed);
  });
});
