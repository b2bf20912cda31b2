import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { commandLine } from './command-line.ts';
import { ROOT } from './paths.ts';

const APT_GIVEN_UP_AFTER_MS = 300_000;
/** Short timeouts, so that a machine without a network fails soon. */
const APT_TRIES = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10'];

/** Path of the first of these programs that is on the PATH. */
export function onPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix))).find(existsSync) ?? null;
}

/** The program in a setting. Throws if it does not exist: a silent replacement would be a surprise. */
export function askedProgram(setting: string): string | null {
  const asked = process.env[setting];
  if (!asked || existsSync(asked)) return asked || null;
  throw new Error(`${setting} is wrong: there is no ${asked}.`);
}

/** Only works for root on Debian, as in a container. */
export async function installDebianPackages(...names: readonly string[]): Promise<void> {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  await runQuietly('apt-get', [...APT_TRIES, 'update'], APT_GIVEN_UP_AFTER_MS);
  await runQuietly('apt-get', [...APT_TRIES, 'install', '-y', ...names], APT_GIVEN_UP_AFTER_MS);
}

/** Ignores failures: the caller checks whether what it needs exists afterwards. */
export function runQuietly(program: string, args: readonly string[], timeout: number): Promise<void> {
  return new Promise((done) => {
    const { file, args: given, shell } = commandLine([program, ...args]);
    const child = spawn(file, given, {
      cwd: ROOT,
      stdio: 'ignore',
      timeout,
      shell,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => done());
    child.once('close', () => done());
  });
}
