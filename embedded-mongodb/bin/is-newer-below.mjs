import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether anything at or below a path has changed since. Folders count as well: they are newer where a file has gone. */
export function isNewerBelow(path, time) {
  const stat = statSync(path);
  if (stat.mtimeMs > time) return true;
  return stat.isDirectory() && readdirSync(path).some((name) => isNewerBelow(join(path, name), time));
}
