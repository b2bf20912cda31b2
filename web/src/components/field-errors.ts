import type { FieldFailure } from '@eunbit/schema/validation-rules';

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Typed values by field name. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The first message of each field, from the errors of the server or of the browser's own check. */
export function toFieldErrors(failures: readonly { readonly path: string; readonly message: string }[]): FieldErrors {
  return Object.fromEntries([...failures].reverse().map(({ path, message }) => [path, message]));
}

/** Invalid fields with their rejected values. */
export interface Refused {
  readonly errors: FieldErrors;
  readonly values: FieldValues;
}

/**
 * The messages that still apply: a message is removed when its field is valid, and replaced if the field is invalid for another
 * reason. A rejection by the server applies to the rejected value only.
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
