import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isNewerBelow } from './is-newer-below.mjs';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const BUNDLE = new URL('../dist/cli.js', import.meta.url);

/** The bundle starts in a quarter of the processor time that the sources take; it is not for sources changed since. */
function isBundleCurrent() {
  const bundle = statSync(BUNDLE, { throwIfNoEntry: false });
  return bundle !== undefined && !isNewerBelow(SOURCES, bundle.mtimeMs);
}

/** The server's program: as `npm run build` has bundled it, where nothing has changed since, else from the sources. */
export async function loadProgram() {
  if (isBundleCurrent()) return import(BUNDLE.href);
  const { register } = await import('tsx/esm/api');
  register();
  return import('../src/cli.ts');
}
