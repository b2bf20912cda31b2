import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../setup/paths.ts';

/**
 * The mongod version for new data folders; each folder stores the version that opened it last. Must be a release that
 * `mongodb-memory-server` can download.
 */
export const MONGOD_VERSION = '8.2.6';

const PROGRAM = fileURLToPath(new URL('download.mjs', import.meta.url));
const DOWNLOADS = join(ROOT, '.cache/mongod');
/** A download has no time limit while bytes arrive; it is aborted after this time without any, in milliseconds. */
const STALLED_AFTER_MS = 10_000;
const POLL_EVERY_MS = 500;

/** Internal settings of the download, whose defaults are too slow or unsafe. */
const QUICK_AND_CHECKED = {
  MONGOMS_MAX_RETRIES: '1',
  // The running server is asked for its version instead.
  MONGOMS_SYSTEM_BINARY_VERSION_CHECK: 'false',
  // Enables the verification of certificates, which is off by default.
  npm_config_strict_ssl: 'true',
};

type Message = { readonly downloading: true } | { readonly path: string } | { readonly error: string };

const downloadFolder = (version: string) => join(process.env.MONGOMS_DOWNLOAD_DIR || DOWNLOADS, version);

/** The environment of a process that uses the library to find, download or run a mongod of this version. */
export const libraryEnvironment = (version: string) => ({
  ...QUICK_AND_CHECKED,
  ...process.env,
  MONGOMS_DOWNLOAD_DIR: downloadFolder(version),
});

/**
 * Path of a mongod of this version: an already downloaded one, otherwise it is downloaded now. Rejects with the reason if there
 * is none for the system, or if the download fails or stalls; partial downloads are removed.
 */
export async function findMongod(version: string, say: (line: string) => void): Promise<string> {
  const folder = downloadFolder(version);
  mkdirSync(folder, { recursive: true });
  const stdout = process.stdout.isTTY ? 'inherit' : 'ignore';
  const child = fork(PROGRAM, [version], {
    env: libraryEnvironment(version),
    execArgv: [],
    stdio: ['ignore', stdout, 'ignore', 'ipc'],
  });
  try {
    return await findPath(child, folder, () => say(`Downloading mongod ${version}, once…`));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    child.kill('SIGKILL');
  }
}

function findPath(child: ChildProcess, folder: string, onDownload: () => void): Promise<string> {
  return new Promise((found, fail) => {
    let watch: NodeJS.Timeout | undefined;
    child.on('message', (message: Message) => {
      if ('downloading' in message) {
        // Starts here: before the process has loaded its code, which takes long on a busy machine, nothing can stall.
        watch = failWhenStalled(folder, fail);
        onDownload();
      } else if ('path' in message) found(message.path);
      else fail(new Error(message.error));
    });
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      fail(new Error(`the download ended with ${signal ?? `code ${code}`}`));
    });
  });
}

/** The download or the unpacking is active as long as files of the folder grow or change. */
function failWhenStalled(folder: string, fail: (error: Error) => void): NodeJS.Timeout {
  let seen = '';
  let changedAt = Date.now();
  return setInterval(() => {
    const now = readState(folder);
    if (now !== seen) changedAt = Date.now();
    seen = now;
    if (Date.now() - changedAt < STALLED_AFTER_MS) return;
    fail(new Error(`no data came for ${STALLED_AFTER_MS / 1000} seconds`));
  }, POLL_EVERY_MS);
}

function readState(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .map((name) => `${name}:${statSync(join(folder, name), { throwIfNoEntry: false })?.size}`)
    .join();
}
