import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of all workspaces. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Default of DATA_DIR, the folder for database, secrets and sandbox state. */
export const DEFAULT_DATA_DIR = join(ROOT, '.data');
