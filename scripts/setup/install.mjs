// Runs before anything is installed: plain JavaScript, Node's own modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

const MINIMUM_NODE = [20, 19];
/** Remembers which lock file the installed packages belong to. */
const STAMP = join(ROOT, 'node_modules/.installed-lock');

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = MINIMUM_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(`Node ${MINIMUM_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of the lock file unless they are there already. */
export function installPackages() {
  requireNode();
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing packages…');
  // One line for a shell: on Windows npm is a batch file, which nothing else runs. The programs that build the shop are
  // development dependencies, which npm leaves out where NODE_ENV is production.
  const result = spawnSync('npm ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error', {
    cwd: ROOT,
    stdio: 'inherit',
    shell: true,
  });
  if (result.status !== 0) {
    console.error('The packages could not be installed; the lines above say why.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(STAMP, lock);
}
