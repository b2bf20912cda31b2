import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly complaint: string;
}

/** Runs one of the owner's programs with a pipe instead of a terminal; `typed` is written to the pipe. */
export function runOwnerProgram(
  name: string,
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
  typed = '',
): Promise<Ended> {
  const env = { ...process.env, NODE_ENV: '', MONGODB_URI: '', SEED_PASSWORD: '', ...settings };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [RUN, name, ...args], { env, cwd: ROOT }, (error, out, complaint) => {
      resolve({ code: Number(error?.code ?? 0), out, complaint });
    });
    // If the program rejects its arguments, it exits without reading its input.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(typed);
  });
}

export const createAdmin = (settings: Readonly<Record<string, string>>, args: readonly string[], typed = '') =>
  runOwnerProgram('create-admin', settings, args, typed);
