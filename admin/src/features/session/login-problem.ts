import { validateSignIn } from '@eunbit/schema/validation-account';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Problem } from '@eunbit/ui/use-send';
import type { AccountErrorCode } from '../../gql/graphql.ts';

type LoginField = 'email' | 'password';

const FIELD_OF: Readonly<Partial<Record<AccountErrorCode, LoginField>>> = {
  USER_NOT_FOUND: 'email',
  CREDENTIALS_WRONG: 'password',
};

/** The first problem of the input: the form shows one message at a time. */
export function findFirstFailure(typed: Readonly<Record<LoginField, string>>): readonly FieldFailure[] {
  return validateSignIn(typed).slice(0, 1);
}

/** The server's error with the field it belongs to. */
export function toLoginProblem(problem: Problem<AccountErrorCode> | null) {
  const field = problem?.code && FIELD_OF[problem.code];
  return field ? { ...problem, fields: { [field]: problem.message } } : problem;
}
