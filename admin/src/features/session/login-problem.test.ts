import { expect, test } from 'vitest';
import { findLoginProblem, toLoginProblem } from './login-problem.ts';

test('an empty form names the email only', () => {
  expect(findLoginProblem('', '', 'en')).toEqual({ place: 'email', text: 'Email is required.' });
});

test('a short password is named once the email is right', () => {
  expect(findLoginProblem('staff@eunbit.example', '12345', 'en')).toEqual({
    place: 'password',
    text: "Password's minimum length is 6.",
  });
});

test('a complete form has no problem', () => {
  expect(findLoginProblem('staff@eunbit.example', '123456', 'ko')).toBeNull();
});

test('the answer of the server stands beside the field it is about', () => {
  expect(toLoginProblem({ code: 'USER_NOT_FOUND', message: 'a' }).place).toBe('email');
  expect(toLoginProblem({ code: 'CREDENTIALS_WRONG', message: 'b' }).place).toBe('password');
  expect(toLoginProblem({ code: 'TOO_MANY_REQUESTS', message: 'c' }).place).toBe('form');
});
