import { explainError } from '../start/run-start.ts';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What the database says of an error quotes documents, such as the email address that is there twice. */
const describe = ({ codeName, code }: { codeName?: string; code?: unknown }) => `${codeName ?? 'error'} (${code})`;

/** A failed run in one line, without what documents contain. */
export function explain(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code && NO_ROOM.has(code)) return `There is no room for it: the disk is full (${code}).`;
  if (code === 'EPIPE') return 'Whoever reads the standard output has ended before the backup was whole.';
  if (name === 'AbortError') return 'Ended by a signal.';
  if (name === 'MongoServerError') return `The database failed: ${describe(error as object)}`;
  if (name.startsWith('Mongo')) return `The database failed: ${message}`;
  return explainError(error);
}
