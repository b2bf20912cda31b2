import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Where the suites come from. */
export interface SuiteSource {
  readonly repository: string;
  /** All 40 digits: git verifies by them that what it is given is what was asked for. */
  readonly commit: string;
  readonly folder: string;
}

const PATIENCE_MS = 120_000;

const run = promisify(execFile);

/** What git says of a failure, without what it advises. */
function toLastLine(error: unknown): string {
  const { stderr = '', message } = error as Error & { stderr?: string };
  const lines = stderr.split('\n').filter((line) => line.startsWith('fatal:') || line.startsWith('error:'));
  return (lines.at(-1) ?? message).split('\n', 1)[0] ?? message;
}

/** Fetches one commit, without its history, and leaves the folder of it below `target`. Rejects with one line. */
export async function fetchSuites({ repository, commit, folder }: SuiteSource, target: string): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  // Beside the target, so that it comes there in one piece: a fetch that is killed leaves no half of the tests.
  const fetched = mkdtempSync(`${target}-`);
  // Asking for a name would wait for a terminal; a hook that runs this has a repository of its own in the environment.
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env;
  const git = (...args: string[]) =>
    run('git', args, { cwd: fetched, env: { ...env, GIT_TERMINAL_PROMPT: '0' }, timeout: PATIENCE_MS });
  try {
    await git('init', '--quiet');
    await git('fetch', '--quiet', '--depth', '1', repository, commit);
    await git('checkout', '--quiet', commit, '--', folder);
    rmSync(join(fetched, '.git'), { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(fetched, target);
  } catch (error) {
    throw new Error(toLastLine(error));
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}
