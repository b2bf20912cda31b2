// Runs before anything is installed: plain JavaScript, Node's own modules only.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { underLock } from './process-lock.mjs';
import { runChild } from './run-child.mjs';

/**
 * The programs that build the shop are development dependencies, which npm leaves out where NODE_ENV is production. Packages
 * bring what they compile as packages of their own, so none of their scripts has to run.
 */
const INSTALL = ['npm', 'ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];

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

function areInstalled(root, { production }) {
  const installed = readInstalled(root);
  return findNeeded(root, { production }).every(([path, { version }]) => installed[path]?.version === version);
}

/** What keeps packages from being installed in this folder; null where nothing does. */
function findObstacle(root) {
  try {
    accessSync(root, constants.W_OK);
    return null;
  } catch {
    return `The packages of package-lock.json are not in node_modules, and ${root} cannot be written. Run \`npm ci\` where it can.`;
  }
}

const countFormat = new Intl.NumberFormat('en');

async function install(root, say, addToLock) {
  const startedAt = Date.now();
  const { length } = findNeeded(root, { production: false });
  say(`Installing some ${countFormat.format(length)} packages by npm, which package-lock.json names…`);
  // One line for a shell: on Windows npm is a batch file, which nothing else runs.
  const command = { file: INSTALL.join(' '), args: [], shell: true };
  const env = { ...process.env, npm_config_update_notifier: 'false' };
  // What a command prints is its answer, so that what prepares it goes to the other output.
  const code = await runChild(command, { cwd: root, env, stdout: 2, stderr: 2, onStart: addToLock });
  if (code !== 0) {
    say(
      'The packages could not be installed; the lines above say why. Run the same command again once that is mended.',
    );
    process.exit(code);
  }
  const count = countFormat.format(Object.keys(readInstalled(root)).length);
  say(`Installed ${count} packages in ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`);
}

/**
 * Installs the packages of the lock file unless they are there already, whoever has installed them; `production` asks for
 * no more than what a bundled program needs. Ends the process with one line where that fails.
 */
export async function installPackages(root, { production = false } = {}) {
  if (areInstalled(root, { production })) return;
  const say = (line) => console.error(line);
  const obstacle = findObstacle(root);
  if (obstacle) {
    say(obstacle);
    process.exit(1);
  }
  const onWait = (pid) => say(`Process ${pid} is installing or building in this folder; waiting for it…`);
  await underLock(join(root, '.cache/preparing.lock'), onWait, async (addToLock) => {
    // The process that was waited for may have installed them.
    if (!areInstalled(root, { production })) await install(root, say, addToLock);
  });
}
