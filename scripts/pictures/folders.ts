import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the pictures of products and `pictures.json` are kept. */
export const PICTURES = dirname(fileURLToPath(import.meta.url));
/** Where the storefront's own pictures are served from. */
export const PUBLIC = join(PICTURES, '../../web/public');
