import { message } from '@eunbit/schema/staff-messages';
import { expect, test } from 'vitest';
import type { AccountErrorCode } from '../../gql/graphql.ts';
import { findFirstFailure, toLoginProblem } from './login-problem.ts';

const find = (email: string, password: string) =>
  findFirstFailure({ email, password }).map(({ path, key }) => ({ path, text: message(key, 'en') }));

test('an empty form reports the missing email only', () => {
  expect(find('', '')).toEqual([{ path: 'email', text: 'Email is required.' }]);
});

test('a short password is reported once the email is valid', () => {
  expect(find('staff@eunbit.example', '12345')).toEqual([
    { path: 'password', text: "Password's minimum length is 6." },
  ]);
});

test('a complete form has no problem', () => {
  expect(find('staff@eunbit.example', '123456')).toEqual([]);
});

test('an error of the server is shown beside its field, or else above the form', () => {
  const problemOf = (code: AccountErrorCode) => ({ code, message: 'a', field: null, fields: {} });
  const limited = problemOf('TOO_MANY_REQUESTS');

  expect(toLoginProblem(problemOf('USER_NOT_FOUND'))?.fields).toEqual({ email: 'a' });
  expect(toLoginProblem(problemOf('CREDENTIALS_WRONG'))?.fields).toEqual({ password: 'a' });
  expect(toLoginProblem(limited)).toBe(limited);
});
