import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether anything at or below a path has changed since. Folders count as well: they are newer where a file has gone. A path
 * that is not there counts as unchanged, and names in `skipped` are not looked at.
 */
export function isNewerBelow(path, time, skipped = new Set()) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return false;
  if (stat.mtimeMs > time) return true;
  if (!stat.isDirectory()) return false;
  return readdirSync(path).some((name) => !skipped.has(name) && isNewerBelow(join(path, name), time, skipped));
}
