import type { AbstractCursor, ChangeStream } from 'mongodb';
import type { Operations } from './arguments.ts';

type Cursor = AbstractCursor | ChangeStream;

/** The driver opens a cursor on the server when it is first read; the tests mean it to be opened when it is made. */
export async function opened<T extends Cursor>(cursor: T): Promise<T> {
  const { cursor: inner = cursor } = cursor as unknown as { cursor?: unknown };
  await (inner as { cursorInit(): Promise<void> }).cursorInit();
  return cursor;
}

export const cursorOperations: Operations<Cursor> = {
  iterateUntilDocumentOrError: (cursor) => cursor.next(),
  iterateOnce: (cursor) => cursor.tryNext(),
  close: (cursor) => cursor.close(),
};
