import { expect, test } from 'vitest';
import { firstProblem, problemOfAnswer } from './login-problem.ts';

test('an empty form names the email only', () => {
  expect(firstProblem('', '', 'en')).toEqual({ place: 'email', text: 'Email is required.' });
});

test('a short password is named once the email is right', () => {
  expect(firstProblem('staff@eunbit.example', '12345', 'en')).toEqual({
    place: 'password',
    text: "Password's minimum length is 6.",
  });
});

test('a complete form has no problem', () => {
  expect(firstProblem('staff@eunbit.example', '123456', 'ko')).toBeNull();
});

test('the answer of the server stands beside the field it is about', () => {
  expect(problemOfAnswer({ code: 'USER_NOT_FOUND', message: 'a' }).place).toBe('email');
  expect(problemOfAnswer({ code: 'CREDENTIALS_WRONG', message: 'b' }).place).toBe('password');
  expect(problemOfAnswer({ code: 'TOO_MANY_REQUESTS', message: 'c' }).place).toBe('form');
});
