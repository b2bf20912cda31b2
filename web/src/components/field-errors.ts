import type { FieldFailure } from '@eunbit/schema/validation-rules';

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Typed values by field name. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The first message of each field, from what the server or the browser's own check found. */
export function toFieldErrors(failures: readonly { readonly path: string; readonly message: string }[]): FieldErrors {
  return Object.fromEntries([...failures].reverse().map(({ path, message }) => [path, message]));
}

/** Refused fields with the values that were refused. */
export interface Refused {
  readonly errors: FieldErrors;
  readonly values: FieldValues;
}

/**
 * The messages that still hold: one goes when its field is valid, and is replaced where the field is invalid for
 * another reason. What only the server refuses holds for the value that it saw.
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
