import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '@eunbit/server/migrations/migrate';
import { ROOT } from '../../scripts/setup/paths.ts';

const VERSIONS = join(ROOT, '.cache/versions');
const WORKSPACES = ['schema', 'server', 'web', 'admin', 'ui', 'scripts', 'test', 'embedded-mongodb'];
/** Builds a version with its own programs. */
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
 * The commit of the version before that can run beside this one: the last release, or, where data have been migrated since
 * in a way that it does not survive, the first commit with the last such migration. Null without the history, as in a
 * shallow clone.
 */
export function findVersionBefore(): string | null {
  const release = git('log', '-1', '--format=%H', '--', 'schema/released/schema.graphql');
  const last = MIGRATIONS.at(-1)?.id;
  const migration = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `server/src/migrations/${last}.ts`);
  if (!release || !migration || git('rev-parse', '--is-shallow-repository') === 'true') return null;
  return isAncestor(migration, release) ? release : migration;
}

/**
 * Builds a commit below `.cache/versions` unless it is there; answers the program of its server. Its packages are those that
 * are installed, its workspaces its own.
 */
export function buildVersion(commit: string): string {
  const folder = join(VERSIONS, commit);
  const server = join(folder, 'server/dist/main.js');
  if (existsSync(server)) return server;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules/@eunbit'), { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 512 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages('node_modules', folder);
  for (const workspace of WORKSPACES) {
    symlinkSync(join(folder, workspace), join(folder, 'node_modules/@eunbit', workspace));
    if (existsSync(join(ROOT, workspace, 'node_modules'))) linkPackages(join(workspace, 'node_modules'), folder);
  }
  writeFileSync(join(folder, 'build-version.ts'), BUILD);
  execFileSync(join(ROOT, 'node_modules/.bin/tsx'), ['build-version.ts'], { cwd: folder, stdio: 'inherit' });
  return server;
}

function linkPackages(packages: string, folder: string): void {
  mkdirSync(join(folder, packages), { recursive: true });
  for (const name of readdirSync(join(ROOT, packages))) {
    // Tools keep what they have compiled below the last one.
    if (name === '@eunbit' || name === '.cache' || name === '.vite') continue;
    symlinkSync(join(ROOT, packages, name), join(folder, packages, name));
  }
}
