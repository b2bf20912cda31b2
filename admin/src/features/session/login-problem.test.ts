import { message } from '@eunbit/schema/staff-messages';
import { expect, test } from 'vitest';
import type { AccountErrorCode } from '../../gql/graphql.ts';
import { findFirstFailure, toLoginProblem } from './login-problem.ts';

const find = (email: string, password: string) =>
  findFirstFailure({ email, password }).map(({ path, key }) => ({ path, text: message(key, 'en') }));

test('an empty form names the email only', () => {
  expect(find('', '')).toEqual([{ path: 'email', text: 'Email is required.' }]);
});

test('a short password is named once the email is right', () => {
  expect(find('staff@eunbit.example', '12345')).toEqual([
    { path: 'password', text: "Password's minimum length is 6." },
  ]);
});

test('a complete form has no problem', () => {
  expect(find('staff@eunbit.example', '123456')).toEqual([]);
});

test('the answer of the server stands beside the field it is about', () => {
  const fieldsOf = (code: AccountErrorCode) => toLoginProblem({ code, message: 'a', field: null, fields: {} })?.fields;

  expect(fieldsOf('USER_NOT_FOUND')).toEqual({ email: 'a' });
  expect(fieldsOf('CREDENTIALS_WRONG')).toEqual({ password: 'a' });
  expect(fieldsOf('TOO_MANY_REQUESTS')).toEqual({});
});
