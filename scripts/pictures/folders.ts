import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the product pictures and `pictures.json`. */
export const PICTURES = dirname(fileURLToPath(import.meta.url));
