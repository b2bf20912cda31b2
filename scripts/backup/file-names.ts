const ENDING = '.archive.gz.age';
const STAMP = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

/**
 * `eunbit-20260522T031500000Z-1a2b3c4d.archive.gz.age`: which database, from when to the millisecond, so that two runs of a
 * second are in order, and which run.
 */
export function toFileName(database: string, at: Date, run: string): string {
  const stamp = at.toISOString().replace(/[-:.]/g, '');
  return `${database}-${stamp}-${run}${ENDING}`;
}

/** Whether a file is a backup of this database; one that another has named otherwise is not this program's to remove. */
export function isBackupOf(database: string, name: string): boolean {
  if (!name.startsWith(`${database}-`) || !name.endsWith(ENDING)) return false;
  return STAMP.test(name.slice(database.length + 1, -ENDING.length));
}

/** Whether a file was being written when its run ended. */
export const isUnfinishedOf = (database: string, name: string) =>
  name.endsWith('.part') && isBackupOf(database, name.slice(0, -'.part'.length));
