import type { GraphQLError } from 'graphql';
import { badRequest } from './bad-request.ts';

/** A cursor: the values of a row's sort keys, opaque to callers. */
export function encodeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The error for text that is not a cursor of this list. */
export function cursorError(): GraphQLError {
  return badRequest('This is not a cursor of this list.');
}

/** The two sort values of a cursor; throws `cursorError` for anything else. */
export function decodeCursor(cursor: string): [string, string] {
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw cursorError();
  }
  const [first, second]: unknown[] = Array.isArray(values) ? values : [];
  if (typeof first !== 'string' || typeof second !== 'string') throw cursorError();
  return [first, second];
}
