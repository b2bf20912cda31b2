import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const RUN = here('../../run.mjs');

/** Installs a program in its own folder for the tests of this file; returns its path. */
function install(name: string, command: string): string {
  const folder = mkdtempSync(join(tmpdir(), `stand-in-of-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexec '${process.execPath}' ${command} "$@"\n`);
  chmodSync(path, 0o755);
  return path;
}

/** Installs the stand-in for age's program. */
export const installAge = () => install('age', `'${here('age.mjs')}'`);

/** Installs the stand-in for mongodump. */
export const installMongodump = () => install('mongodump', `'${RUN}' scripts/backup/testing/mongodump.ts`);
