import { explainError } from '../start/run-start.ts';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** A failed run in one line, without what documents contain. */
export function explain(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code && NO_ROOM.has(code)) return `There is no room for it: the disk is full (${code}).`;
  if (code === 'EPIPE') return 'Whoever reads the standard output has ended before the backup was whole.';
  if (name === 'AbortError') return 'Ended by a signal.';
  if (name.startsWith('Mongo')) return `The database failed: ${message}`;
  return explainError(error);
}
