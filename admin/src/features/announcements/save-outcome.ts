import { findOperationError } from '../../app/operation-error.ts';

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly id: string }
  /** `fields` by name where single fields are wrong. */
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> };

/** Outcome of saving an announcement. Throws when no answer came. */
export function toSaveOutcome(result: object | undefined): SaveOutcome {
  const operationError = findOperationError(result);
  if (!operationError) return { kind: 'saved', id: (result as { announcement: { id: string } }).announcement.id };
  const fields = (operationError.fieldErrors ?? []).map(({ path, message }) => [path, message] as const);
  return { kind: 'refused', message: operationError.message, fields: Object.fromEntries(fields) };
}
