import { validateSignUp } from '@eunbit/schema/validation-account';
import { readAnswer } from '@eunbit/ui/use-send';
import { describe, expect, it } from 'vitest';
import { findProblemInFailures, keepProblemAfterEdit, placeProblem } from './form-problem.ts';

const EMPTY = { firstName: '', lastName: '', email: '', password: '' };
const MINA = { firstName: 'Mina', lastName: 'Lee', email: 'mina@example.com', password: 'silver-light' };
const findProblem = (fields: typeof MINA) => findProblemInFailures(validateSignUp(fields), 'en');

describe('The one error message of a form', () => {
  it.each([
    [EMPTY, 'firstName', 'First name is required.'],
    [{ ...EMPTY, firstName: 'Mina' }, 'lastName', 'Last name is required.'],
    [{ ...EMPTY, firstName: 'Mina', lastName: 'Lee' }, 'email', 'Email is required.'],
    [{ ...MINA, email: 'mina', password: '' }, 'email', 'Please put valid email address.'],
    [{ ...MINA, password: '' }, 'password', 'Password is required.'],
    [{ ...MINA, password: '123456' }, 'password', 'Please put more than 6 characters for password.'],
  ])('is the first of first name, last name, email and password: %j', (fields, field, text) => {
    expect(findProblem(fields)).toEqual({ field, text, fromServer: false });
  });

  it('is null if all fields are valid', () => {
    expect(findProblem(MINA)).toBeNull();
  });
});

describe('The error of the server', () => {
  const place = { fields: ['email', 'password'], fieldOfCode: { CREDENTIALS_WRONG: 'password' } };
  const placed = (data: object | null) => {
    const { problem } = readAnswer(data);
    return problem && placeProblem(problem, place, 'failed');
  };
  const operationError = {
    __typename: 'AccountError',
    code: 'CREDENTIALS_WRONG',
    message: 'Your password is wrong.',
  } as const;

  it('is shown beside its field', () => {
    expect(placed({ signIn: operationError })).toEqual({
      field: 'password',
      text: 'Your password is wrong.',
      fromServer: true,
    });
  });

  it('is shown above the form if it has no field', () => {
    const tooMany = {
      ...operationError,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests. Try again later.',
    } as const;
    expect(placed({ signIn: tooMany })?.field).toBeNull();
  });

  it('is that of the first refused field in the order of the form', () => {
    const fieldErrors = [
      { path: 'password', message: 'b' },
      { path: 'email', message: 'a' },
    ];
    const answer = { __typename: 'ValidationError', message: 'c', fieldErrors } as const;
    expect(placed({ signIn: answer })).toMatchObject({
      field: 'email',
      text: 'a',
    });
  });

  it('is a general failure if no response arrived', () => {
    expect(placed(null)).toEqual({
      field: null,
      text: 'failed',
      fromServer: true,
    });
  });

  it('is null if the operation succeeded', () => {
    expect(placed({ signIn: { __typename: 'Viewer', id: '1' } })).toBeNull();
  });
});

describe('Editing a field', () => {
  const ofServer = { field: null, text: 'Too many requests. Try again later.', fromServer: true };

  it('clears its message', () => {
    expect(keepProblemAfterEdit({ field: 'email', text: 'x', fromServer: true }, 'email')).toBeNull();
    expect(keepProblemAfterEdit({ field: 'email', text: 'x', fromServer: false }, 'firstName')).not.toBeNull();
  });

  it('clears every message of the server if the password is edited (ACCOUNT-5)', () => {
    expect(keepProblemAfterEdit(ofServer, 'password')).toBeNull();
    expect(keepProblemAfterEdit(ofServer, 'currentPassword')).toBeNull();
    expect(keepProblemAfterEdit(ofServer, 'email')).toBe(ofServer);
    const typed = { field: 'email', text: 'x', fromServer: false };
    expect(keepProblemAfterEdit(typed, 'password')).toBe(typed);
  });
});
