// Runs before anything is installed: plain JavaScript, and only Node's own modules.
import { accessSync, constants } from 'node:fs';

/** Whether this process may write into a folder: a checkout may belong to another user, or be on a read-only disk. */
export function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
