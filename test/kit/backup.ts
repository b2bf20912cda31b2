import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeKeyFile } from '../../scripts/backup/keys.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));
/** Settings of the developer must not select keys or databases. */
const UNSET = /^(NODE_ENV|MONGODB_URI|DATA_DIR|BACKUP_.*|STRIPE_.*)$/;

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly complaint: string;
}

export interface RunningBackup {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

type Settings = Readonly<Record<string, string>>;

/** Starts `npm run backup` or `npm run restore` with a pipe instead of a terminal. */
export function startBackupProgram(
  name: 'backup' | 'restore',
  args: readonly string[],
  settings: Settings,
  { typed = '', limit = '', keepOpen = false } = {},
): RunningBackup {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([key]) => !UNSET.test(key)));
  const env = { ...inherited, ...settings };
  const command = [process.execPath, RUN, name, ...args];
  // A shell is only needed to set a resource limit, which the program inherits.
  const [file = '', ...rest] = limit ? ['bash', '-c', `${limit}; exec "$@"`, 'bash', ...command] : command;
  const child = spawn(file, rest, { cwd: ROOT, env, stdio: 'pipe' });
  let [out, complaint] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk));
  // If the program rejects its arguments, it exits without reading its input.
  child.stdin.on('error', () => undefined);
  if (!keepOpen) child.stdin.end(typed);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, out, complaint }));
  });
  return { child, ended };
}

export const runBackupProgram = (...args: Parameters<typeof startBackupProgram>): Promise<Ended> =>
  startBackupProgram(...args).ended;

export interface BackupFolder {
  readonly path: string;
  /** Settings for both programs: the folder and both keys. */
  readonly settings: Settings;
  /** Paths of the backups in the folder, oldest first. */
  files(): string[];
  /** Names of all files in the folder. */
  names(): string[];
  remove(): void;
}

export async function newBackupFolder(): Promise<BackupFolder> {
  const parent = mkdtempSync(join(tmpdir(), 'eunbit-backup-'));
  const [path, keyFile] = [join(parent, 'backups'), join(parent, 'key')];
  const recipient = await makeKeyFile(keyFile);
  const names = () => {
    try {
      return readdirSync(path).sort();
    } catch {
      return [];
    }
  };
  return {
    path,
    settings: { BACKUP_DIR: path, BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY_FILE: keyFile },
    names,
    files: () =>
      names()
        .filter((name) => name.endsWith('.age'))
        .map((name) => join(path, name)),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
