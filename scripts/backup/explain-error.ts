import { explainError } from '../start/run-start.ts';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Only name and code: the message of a database error quotes documents, such as a duplicate email address. */
const describe = ({ codeName, code }: { codeName?: string; code?: unknown }) => `${codeName ?? 'error'} (${code})`;

/** Describes a failure in one line, without contents of documents. */
export function explain(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code && NO_ROOM.has(code)) return `There is no room for it: the disk is full (${code}).`;
  if (code === 'EPIPE') return 'Whoever reads the standard output has ended before the backup was whole.';
  if (name === 'AbortError') return 'Ended by a signal.';
  if (name === 'MongoServerError') return `The database failed: ${describe(error as object)}`;
  if (name.startsWith('Mongo')) return `The database failed: ${message}`;
  return explainError(error);
}
