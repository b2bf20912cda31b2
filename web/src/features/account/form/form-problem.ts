import type { Language } from '@eunbit/schema/market';
import { type MessageKey, message } from '@eunbit/schema/messages';
import type { PostedProblem } from '@eunbit/schema/posted-form';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { AccountErrorCode } from '../../../gql/graphql.ts';

/** The only message that a form shows. */
export interface FormProblem {
  /** Name of the field beside which it is shown; null for the form as a whole. */
  readonly field: string | null;
  readonly text: string;
  readonly fromServer: boolean;
}

/** The field at which an operation error of the server is shown, by error code. */
export type FieldOfCode = Readonly<Partial<Record<AccountErrorCode, string>>>;

/** The first validation failure; a form shows one message at a time. */
export function findProblemInFailures([first]: readonly FieldFailure[], language: Language): FormProblem | null {
  return first ? { field: first.path, text: message(first.key, language), fromServer: false } : null;
}

interface Place {
  /** Names of the fields, in the order of their messages. */
  readonly fields: readonly string[];
  readonly fieldOfCode?: FieldOfCode;
}

/** Where the form shows an error of the server. `failed` is shown if no response arrived. */
export function placeProblem(
  { code, message: text, fields: wrong }: PostedProblem,
  { fields, fieldOfCode = {} }: Place,
  failed: string,
): FormProblem {
  const field = fields.find((name) => wrong[name] !== undefined);
  if (field) return { field, text: wrong[field] ?? failed, fromServer: true };
  return { field: fieldOfCode[code as AccountErrorCode] ?? null, text: text ?? failed, fromServer: true };
}

/**
 * The message that remains after a field was edited. The field's own message is removed; a new password also removes every
 * message of the server (ACCOUNT-5).
 */
export function keepProblemAfterEdit(problem: FormProblem | null, field: string): FormProblem | null {
  if (!problem || problem.field === field) return null;
  return problem.fromServer && field.toLowerCase().includes('password') ? null : problem;
}

/** Several messages of the catalogue joined into one text. */
export function splitSentences(keys: readonly MessageKey[], language: Language): string {
  return keys.map((key) => message(key, language)).join(' ');
}
