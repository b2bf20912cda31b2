const ENDING = '.archive.gz.age';
const STAMP = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

/**
 * `eunbit-20260522T031500000Z-1a2b3c4d.archive.gz.age`: the database, the time in milliseconds, so that two runs within a second
 * are in order, and the run.
 */
export function toFileName(database: string, at: Date, run: string): string {
  const stamp = at.toISOString().replace(/[-:.]/g, '');
  return `${database}-${stamp}-${run}${ENDING}`;
}

/** Whether a file is a backup of this database; this program does not remove files with other names. */
export function isBackupOf(database: string, name: string): boolean {
  if (!name.startsWith(`${database}-`) || !name.endsWith(ENDING)) return false;
  return STAMP.test(name.slice(database.length + 1, -ENDING.length));
}

/** Whether a file was not finished when its run ended. */
export const isUnfinishedOf = (database: string, name: string) =>
  name.endsWith('.part') && isBackupOf(database, name.slice(0, -'.part'.length));
