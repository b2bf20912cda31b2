// Runs before anything is installed: plain JavaScript, and only Node's own modules.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { canWrite } from './can-write.mjs';
import { underLock } from './process-lock.mjs';
import { runChild } from './run-child.mjs';

/** Packages with compiled code ship it as separate packages, so install scripts are not needed. */
const OPTIONS = ['--ignore-scripts', '--no-audit', '--no-fund'];
/** Development dependencies are for tests, checks and benchmarks; the others build and run the shop (docs/decisions/0054). */
const EVERYTHING = '--include=dev';
const OF_THE_SHOP = '--omit=dev';

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Reads the record that npm writes at the end of each installation; an interrupted one has no record. */
const readInstalled = (root) => readPackages(join(root, 'node_modules/.package-lock.json'));

/** The packages of the lock file that every machine needs: without workspaces and platform-specific packages. */
function findNeeded(root, { production }) {
  return Object.entries(readPackages(join(root, 'package-lock.json'))).filter(
    ([path, { link, optional, devOptional, dev }]) =>
      path.includes('node_modules/') && !link && !optional && !devOptional && !(production && dev),
  );
}

/** Packages that are not installed in the version of the lock file. */
function findMissing(root, scope) {
  const installed = readInstalled(root);
  return findNeeded(root, scope).filter(([path, { version }]) => installed[path]?.version !== version);
}

const areInstalled = (root, scope) => findMissing(root, scope).length === 0;

/**
 * The npm command to run. A shop may be running on the installed packages, so they stay if only tools are missing; otherwise npm
 * starts from an empty folder, with tools if there were any.
 */
function makePlan(root, { production }) {
  if (!production && areInstalled(root, { production: true })) {
    const missing = findMissing(root, { production });
    return { completes: true, missing, command: ['npm', 'install', '--no-save', EVERYTHING, ...OPTIONS] };
  }
  const installed = readInstalled(root);
  const hasTools = findNeeded(root, { production: false }).some(([path, { dev }]) => dev && path in installed);
  const missing = findNeeded(root, { production: production && !hasTools });
  const command = ['npm', 'ci', production && !hasTools ? OF_THE_SHOP : EVERYTHING, ...OPTIONS];
  return { completes: false, missing, command };
}

/** An interrupted npm leaves partial packages, which the next run would take for complete. */
function removeUnnoted(root) {
  const installed = readInstalled(root);
  const paths = Object.keys(readPackages(join(root, 'package-lock.json'))).filter((path) =>
    path.includes('node_modules/'),
  );
  for (const path of paths) if (!(path in installed)) rmSync(join(root, path), { recursive: true, force: true });
}

/** What prevents an installation in this folder; null if nothing does. */
function findObstacle(root) {
  return canWrite(root)
    ? null
    : `The packages of package-lock.json are not in node_modules, and ${root} cannot be written. Run \`npm ci\` where it can.`;
}

const countFormat = new Intl.NumberFormat('en');

async function install(root, scope, say, addToLock) {
  const startedAt = Date.now();
  const { completes, missing, command: words } = makePlan(root, scope);
  const before = completes ? Object.keys(readInstalled(root)).length : 0;
  say(`Installing some ${countFormat.format(missing.length)} packages by npm, which package-lock.json names…`);
  if (completes) removeUnnoted(root);
  // Runs through a shell, since npm is a batch file on Windows.
  const command = { file: words.join(' '), args: [], shell: true };
  const env = { ...process.env, npm_config_update_notifier: 'false' };
  // Standard output belongs to the command itself, so the preparation prints to standard error.
  const code = await runChild(command, { cwd: root, env, stdout: 2, stderr: 2, onStart: addToLock });
  if (code !== 0) {
    say(
      'The packages could not be installed; the lines above say why. Run the same command again once that is mended.',
    );
    process.exit(code);
  }
  const count = countFormat.format(Object.keys(readInstalled(root)).length - before);
  say(`Installed ${count} packages in ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`);
}

/**
 * Installs the packages of the lock file unless they are already installed; `production` only requires those that build and run
 * the shop. Exits with a one-line message if it fails.
 */
export async function installPackages(root, { production = false } = {}) {
  const scope = { production };
  if (areInstalled(root, scope)) return;
  const say = (line) => console.error(line);
  const obstacle = findObstacle(root);
  if (obstacle) {
    say(obstacle);
    process.exit(1);
  }
  const onWait = (pid) => say(`Process ${pid} is installing or building in this folder; waiting for it…`);
  await underLock(join(root, '.cache/preparing.lock'), onWait, async (addToLock) => {
    // The other process may have installed them meanwhile.
    if (!areInstalled(root, scope)) await install(root, scope, say, addToLock);
  });
}
