import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '@eunbit/server/migrations/migrate';
import { ROOT } from '../../scripts/setup/paths.ts';

const VERSIONS = join(ROOT, '.cache/versions');
/** Builds a version with its own scripts. */
const BUILD = "import { buildChanged } from './scripts/setup/build.ts';\nawait buildChanged(() => undefined);\n";

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

const isAncestor = (older: string, newer: string) => git('merge-base', '--is-ancestor', older, newer) !== null;

/**
 * The commit of the previous version that can run next to this one: the last release or, if data were migrated since in a way
 * that it cannot handle, the first commit with the last such migration. Null without the history, as in a shallow clone.
 */
export function findVersionBefore(): string | null {
  const release = git('log', '-1', '--format=%H', '--', 'schema/released/schema.graphql');
  if (!release || git('rev-parse', '--is-shallow-repository') === 'true') return null;
  const last = MIGRATIONS.at(-1);
  if (!last) return release;
  const migration = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `server/src/migrations/${last.id}.ts`);
  return migration && !isAncestor(migration, release) ? migration : release;
}

/** Builds a commit with its own packages in `.cache/versions` unless it exists; returns the path of its server program. */
export function buildVersion(commit: string): string {
  const folder = join(VERSIONS, commit);
  const server = join(folder, 'server/dist/main.js');
  if (existsSync(server)) return server;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 512 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const inFolder = { cwd: folder, stdio: 'inherit' } as const;
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], inFolder);
  writeFileSync(join(folder, 'build-version.ts'), BUILD);
  execFileSync(join(folder, 'node_modules/.bin/tsx'), ['build-version.ts'], inFolder);
  return server;
}
