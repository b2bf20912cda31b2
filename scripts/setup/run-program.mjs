import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isNewerBelow } from '../../embedded-mongodb/bin/is-newer-below.mjs';
import { canWrite } from './can-write.mjs';
import { installPackages } from './install.mjs';
import { runChild } from './run-child.mjs';
import { BUNDLED_PROGRAMS, PROGRAM_FOLDERS, SHOP_PROGRAMS } from './shop-programs.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Sources of the programs, and the packages that they use. */
const SOURCES = [
  ...PROGRAM_FOLDERS,
  'server/src',
  'schema/src',
  'embedded-mongodb/src/index.ts',
  'ui/src/persisted-operation.ts',
  'package-lock.json',
];

const bundleOf = (name) => join(ROOT, 'scripts/dist', `${name}.js`);

function isBundled(name) {
  const builtAt = statSync(bundleOf(name), { throwIfNoEntry: false })?.mtimeMs;
  return builtAt !== undefined && !SOURCES.some((path) => isNewerBelow(join(ROOT, path), builtAt));
}

async function loadTypeScript(scope) {
  await installPackages(ROOT, scope);
  const { register } = await import('tsx/esm/api');
  register();
}

/** Runs a source file in this process, and its forks, by tsx. */
async function runSource(file, scope) {
  await loadTypeScript(scope);
  // As if Node had been started with the file itself.
  process.execArgv.push('--import', import.meta.resolve('tsx'));
  process.argv[1] = file;
  await import(pathToFileURL(file).href);
}

/** Bundles the programs, which takes half as long as loading the thousand files of one of them. */
async function bundle(name, scope) {
  await loadTypeScript(scope);
  const { buildChanged, FIRST_STEPS, PROGRAMS } = await import('./build.ts');
  // Standard output belongs to the program.
  const say = name === 'start' ? console.log : console.error;
  try {
    await buildChanged(say, name === 'start' ? FIRST_STEPS : [PROGRAMS]);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
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
 * Runs the program that run.mjs was called with. Programs of the shop run as bundles, which are rebuilt if their sources have
 * changed; if the checkout is read-only they run from the sources.
 */
export async function run(program) {
  if (program.endsWith('.ts')) return runSource(join(ROOT, program));
  const source = join(ROOT, 'scripts', program, 'main.ts');
  if (!existsSync(source)) return runPackageProgram(program);
  const scope = { production: SHOP_PROGRAMS.includes(program) };
  if (!BUNDLED_PROGRAMS.includes(program)) return runSource(source, scope);
  if (isBundled(program)) await installPackages(ROOT, scope);
  else if (canWrite(ROOT)) await bundle(program, scope);
  else return runSource(source, scope);
  await import(pathToFileURL(bundleOf(program)).href);
}
