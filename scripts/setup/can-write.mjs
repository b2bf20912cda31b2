// Runs before anything is installed: plain JavaScript, Node's own modules only.
import { accessSync, constants } from 'node:fs';

/** Whether this process may write into a folder: a checkout may be another's, or on a disk that cannot be written. */
export function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
