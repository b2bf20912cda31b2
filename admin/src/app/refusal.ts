/** What every operation answers that was refused; `fieldErrors` where single fields are wrong. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly fieldErrors?: readonly { readonly path: string; readonly message: string }[];
}

/** Why an operation was refused, or null when it is done. Throws when no answer came. */
export function refusalIn(result: object | null | undefined): Refusal | null {
  if (!result) throw new Error('the answer holds no result');
  return 'code' in result ? (result as Refusal) : null;
}

/** A refusal in the server's words: those about a single field where there are some. */
export function wordsOf({ message, fieldErrors }: Refusal): string {
  return fieldErrors?.[0]?.message ?? message;
}

/** Why an operation was refused, in the server's words, or null when it is done. Throws when no answer came. */
export function problemIn(result: object | null | undefined): string | null {
  const refusal = refusalIn(result);
  return refusal && wordsOf(refusal);
}
