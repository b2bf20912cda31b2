import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewerBelow } from '../../embedded-mongodb/bin/is-newer-below.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** What the programs are made of, and the packages that they use. */
const SOURCES = [
  ...[
    'backup',
    'create-admin',
    'dev',
    'doctor',
    'migrate',
    'reconcile',
    'reset-second-factor',
    'restore',
    'sandbox',
    'seed',
    'setup',
    'start',
  ].map((part) => `scripts/${part}`),
  ...['server/src', 'schema/src', 'embedded-mongodb/src/index.ts', 'package-lock.json'],
];

/**
 * Runs `scripts/NAME/main.ts`: as `npm start` has bundled it, where nothing has changed since, else from the sources,
 * whose thousand files take seconds to load.
 */
export async function runProgram(name) {
  const bundle = join(ROOT, 'scripts/dist', `${name}.js`);
  const builtAt = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt !== undefined && !SOURCES.some((path) => isNewerBelow(join(ROOT, path), builtAt))) {
    await import(new URL(`../dist/${name}.js`, import.meta.url).href);
    return;
  }
  const { register } = await import('tsx/esm/api');
  register();
  await import(`../${name}/main.ts`);
}
