/** Why fields were refused, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The first message of each field, from what the server or the browser's own check found. */
export function fieldErrorsOf(failures: readonly { readonly path: string; readonly message: string }[]): FieldErrors {
  return Object.fromEntries([...failures].reverse().map(({ path, message }) => [path, message]));
}
