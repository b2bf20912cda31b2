// Runs before anything is installed: plain JavaScript, Node's own modules only.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { canWrite } from './can-write.mjs';
import { underLock } from './process-lock.mjs';
import { runChild } from './run-child.mjs';

/** Packages bring what they compile as packages of their own, so none of their scripts has to run. */
const OPTIONS = ['--ignore-scripts', '--no-audit', '--no-fund'];
/** Development dependencies test, check and measure the shop; the others build and run it (docs/decisions/0054). */
const EVERYTHING = '--include=dev';
const OF_THE_SHOP = '--omit=dev';

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Reads what npm notes at the end of each installation; one that was interrupted has no note. */
const readInstalled = (root) => readPackages(join(root, 'node_modules/.package-lock.json'));

/** The packages of the lock file that every machine needs: not workspaces, nor what is for one kind of machine. */
function findNeeded(root, { production }) {
  return Object.entries(readPackages(join(root, 'package-lock.json'))).filter(
    ([path, { link, optional, devOptional, dev }]) =>
      path.includes('node_modules/') && !link && !optional && !devOptional && !(production && dev),
  );
}

/** Those that are not there as the lock file has them. */
function findMissing(root, scope) {
  const installed = readInstalled(root);
  return findNeeded(root, scope).filter(([path, { version }]) => installed[path]?.version !== version);
}

const areInstalled = (root, scope) => findMissing(root, scope).length === 0;

/**
 * How npm gets there. A shop may be running on the packages that it needs, so they stay where only tools are missing; anything
 * else begins anew, with tools where there have been any.
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

/** An npm that was interrupted leaves packages in part, which the next one would take for whole. */
function removeUnnoted(root) {
  const installed = readInstalled(root);
  const paths = Object.keys(readPackages(join(root, 'package-lock.json'))).filter((path) =>
    path.includes('node_modules/'),
  );
  for (const path of paths) if (!(path in installed)) rmSync(join(root, path), { recursive: true, force: true });
}

/** What keeps packages from being installed in this folder; null where nothing does. */
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
  // One line for a shell: on Windows npm is a batch file, which nothing else runs.
  const command = { file: words.join(' '), args: [], shell: true };
  const env = { ...process.env, npm_config_update_notifier: 'false' };
  // What a command prints is its answer, so that what prepares it goes to the other output.
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
 * Installs the packages of the lock file unless they are there already, whoever has installed them; `production` asks for
 * no more than what builds and runs the shop. Ends the process with one line where that fails.
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
    // The process that was waited for may have installed them.
    if (!areInstalled(root, scope)) await install(root, scope, say, addToLock);
  });
}
