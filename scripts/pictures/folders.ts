import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the pictures of products and `pictures.json` are kept. */
export const PICTURES = dirname(fileURLToPath(import.meta.url));
