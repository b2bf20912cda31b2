import type { FieldFailure } from '@eunbit/schema/validation-rules';

/** Why fields were refused, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What was typed, by the name of the field. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The first message of each field, from what the server or the browser's own check found. */
export function toFieldErrors(failures: readonly { readonly path: string; readonly message: string }[]): FieldErrors {
  return Object.fromEntries([...failures].reverse().map(({ path, message }) => [path, message]));
}

/** What was refused, with the values that were. */
export interface Refused {
  readonly errors: FieldErrors;
  readonly values: FieldValues;
}

/**
 * The messages that still hold: one goes when its field is right, and comes to say what is wrong with it now. What only
 * the server refuses holds for the value that it saw.
 */
export function keepValidErrors(
  { errors, values }: Refused,
  typed: FieldValues,
  failures: readonly FieldFailure[],
  getText: (key: FieldFailure['key']) => string,
): FieldErrors {
  const held = Object.entries(errors).flatMap(([field, error]) => {
    if (typed[field] === values[field]) return [[field, error] as const];
    const failure = failures.find(({ path }) => path === field);
    return failure ? [[field, getText(failure.key)] as const] : [];
  });
  return Object.fromEntries(held);
}
