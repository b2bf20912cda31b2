import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isNewerBelow } from '../../embedded-mongodb/bin/is-newer-below.mjs';
import { installPackages } from './install.mjs';
import { runChild } from './run-child.mjs';
import { PROGRAM_FOLDERS, SHOP_PROGRAMS } from './shop-programs.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** What the programs are made of, and the packages that they use. */
const SOURCES = [...PROGRAM_FOLDERS, 'server/src', 'schema/src', 'embedded-mongodb/src/index.ts', 'package-lock.json'];

/** The bundle that `npm start` makes of a program; null where there is none, or its sources have changed since. */
function findBundle(name) {
  const bundle = join(ROOT, 'scripts/dist', `${name}.js`);
  const builtAt = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs;
  return builtAt !== undefined && !SOURCES.some((path) => isNewerBelow(join(ROOT, path), builtAt)) ? bundle : null;
}

async function loadTypeScript(scope) {
  await installPackages(ROOT, scope);
  const { register } = await import('tsx/esm/api');
  register();
}

/** Runs a file in this process, and what it forks, by tsx. */
async function runSource(file, scope) {
  await loadTypeScript(scope);
  // As if Node had been asked for the file itself.
  process.execArgv.push('--import', import.meta.resolve('tsx'));
  process.argv[1] = file;
  await import(pathToFileURL(file).href);
}

async function runPackageProgram(name) {
  await loadTypeScript();
  const file = join(ROOT, 'node_modules/.bin', name);
  if (!existsSync(file)) {
    console.error(`There is no program ${name}: neither scripts/${name}/main.ts nor one that a package brings.`);
    process.exit(1);
  }
  const { commandLine } = await import('./command-line.ts');
  process.exitCode = await runChild(commandLine([file, ...process.argv.slice(2)]), { cwd: ROOT });
}

/**
 * Runs what run.mjs names. A program of `scripts/` runs as `npm start` has bundled it, where nothing has changed since, else
 * from the sources, whose thousand files take seconds to load.
 */
export async function run(program) {
  if (program.endsWith('.ts')) return runSource(join(ROOT, program));
  const source = join(ROOT, 'scripts', program, 'main.ts');
  if (!existsSync(source)) return runPackageProgram(program);
  const scope = { production: SHOP_PROGRAMS.includes(program) };
  const bundle = findBundle(program);
  if (bundle === null) return runSource(source, scope);
  await installPackages(ROOT, scope);
  await import(pathToFileURL(bundle).href);
}
