import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of all workspaces. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where a start keeps its database, secrets and sandbox state unless DATA_DIR says otherwise. */
export const DEFAULT_DATA_DIR = join(ROOT, '.data');
