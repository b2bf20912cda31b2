import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const BUNDLE = new URL('../dist/cli.js', import.meta.url);

/** Folders count as well: they are newer than the bundle where a file has gone. */
function isNewerBelow(path, time) {
  const stat = statSync(path);
  if (stat.mtimeMs > time) return true;
  return stat.isDirectory() && readdirSync(path).some((name) => isNewerBelow(join(path, name), time));
}

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
