import type { Language } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/staff-messages';
import { validateSignIn } from '@eunbit/schema/validation-account';
import type { AccountErrorCode } from '../../gql/graphql.ts';

export interface LoginProblem {
  /** The field that the text belongs to, or the whole form. */
  readonly place: 'email' | 'password' | 'form';
  readonly text: string;
}

/** The first problem of the input: the form shows one message at a time. */
export function findLoginProblem(email: string, password: string, language: Language): LoginProblem | null {
  const failure = validateSignIn({ email, password })[0];
  if (!failure) return null;
  return { place: failure.path === 'email' ? 'email' : 'password', text: message(failure.key, language) };
}

/** The server's error with the place where the form shows it. */
export function toLoginProblem(answer: { code: AccountErrorCode | null; message: string }): LoginProblem {
  if (answer.code === 'USER_NOT_FOUND') return { place: 'email', text: answer.message };
  if (answer.code === 'CREDENTIALS_WRONG') return { place: 'password', text: answer.message };
  return { place: 'form', text: answer.message };
}
