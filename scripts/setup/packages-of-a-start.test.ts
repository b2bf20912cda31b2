import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';
import { SHOP_PROGRAMS } from './shop-programs.mjs';

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
const root = readManifest('.');
const workspaces = new Map((root.workspaces ?? []).map((folder) => [folder, readManifest(folder)] as const));

/** Entry points of builds and programs of the shop; the pages of the clients are found by their folders. */
const ENTRIES = SHOP_PROGRAMS.map((name) => `scripts/${name}/main.ts`);
const BUILDS = [
  ...['web', 'admin', 'server', 'scripts'].map((folder) => `${folder}/vite.config.ts`),
  ...['web/panda.config.ts', 'scripts/setup/run-program.mjs', 'scripts/dev/page-source.mjs'],
  ...['scripts/start/mongod/mongod.mjs', 'scripts/start/mongod/download.mjs'],
  ...['server/src/app/main.ts', 'embedded-mongodb/src/cli.ts', 'embedded-mongodb/bin/embedded-mongodb.mjs'],
];
const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/gql\/|\/testing\//.test(file);
const PAGES = ['web/src', 'admin/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(isCode),
);

/** Imports that remain after types are removed. */
const IMPORT = /^(?:import|export)(?! type\b)\b[^'";]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

function findFile(path: string): string | null {
  const found = [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.\w+$/.test(file) && existsSync(join(ROOT, file)));
  return found && /\.(tsx?|mjs)$/.test(found) ? found : null;
}

/** The file behind `@eunbit/name/part` in another workspace. */
function findInWorkspace(specifier: string): string | null {
  for (const [folder, { name, exports }] of workspaces) {
    if (specifier !== name && !specifier.startsWith(`${name}/`)) continue;
    const part = `.${specifier.slice(name.length)}`;
    const target = exports?.[part] ?? exports?.[part.endsWith('.tsx') ? './*.tsx' : './*'] ?? '';
    return findFile(join(folder, target.replace('*', part.slice(2).replace(/\.tsx$/, ''))));
  }
  return null;
}

/** Package imports reachable from these files that are not among the dependencies of their workspace or of the root. */
function findUncovered(entries: readonly string[]): { files: number; uncovered: string[] } {
  const seen = new Set<string>();
  const uncovered = new Set<string>();
  function follow(file: string): void {
    if (seen.has(file)) return;
    seen.add(file);
    const own = workspaces.get(file.split('/')[0] ?? '');
    const source = readFileSync(join(ROOT, file), 'utf8');
    for (const [, from, bare, dynamic] of source.matchAll(IMPORT)) {
      const specifier = from ?? bare ?? dynamic ?? '';
      if (!/^[.@a-z]/.test(specifier) || /^(node|virtual):/.test(specifier) || builtinModules.includes(specifier))
        continue;
      const isLocal = specifier.startsWith('.');
      const next = isLocal
        ? findFile(relative(ROOT, resolve(ROOT, dirname(file), specifier)).replaceAll('\\', '/'))
        : findInWorkspace(specifier);
      if (next) follow(next);
      if (isLocal || specifier.startsWith('@eunbit/')) continue;
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
      if (!own?.dependencies?.[name] && !root.dependencies?.[name]) uncovered.add(`${file}: ${name}`);
    }
  }
  for (const entry of entries) follow(entry);
  return { files: seen.size, uncovered: [...uncovered] };
}

it('every build and every program of the shop imports only what a start installs', () => {
  const { files, uncovered } = findUncovered([...ENTRIES, ...BUILDS, ...PAGES]);
  expect(files).toBeGreaterThan(2000);
  expect(uncovered).toEqual([]);
});

it('a tool is found if a program imports it', () => {
  expect(findUncovered(['scripts/bench/main.ts']).uncovered).toEqual(
    expect.arrayContaining(['scripts/bench/load.ts: autocannon', 'scripts/bench/pages/audit.ts: lighthouse']),
  );
});
