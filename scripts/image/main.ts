import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from '../setup/build.ts';
import { ROOT } from '../setup/paths.ts';
import { layOut } from './lay-out.ts';

const USAGE = `usage: npm run image:files -- FOLDER [--packages FOLDER]

Builds what has changed and lays out the files of the image in an empty folder. --packages: where npm has installed the
packages of production for the image's platform, in place of this checkout. SOURCE_DATE_EPOCH: the time of all files.`;

function sumBytes(path: string): number {
  const sizes = readdirSync(path, { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? sumBytes(join(path, entry.name)) : statSync(join(path, entry.name)).size,
  );
  return sizes.reduce((total, size) => total + size, 0);
}

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function readEpoch(): number | null {
  const { SOURCE_DATE_EPOCH: given } = process.env;
  if (!given) return null;
  if (!/^\d+$/.test(given)) throw new Error(`SOURCE_DATE_EPOCH is wrong: "${given}" is no number of seconds.`);
  return Number(given);
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { packages: { type: 'string' } },
  allowPositionals: true,
});
const [folder, ...others] = positionals;
if (folder === undefined || others.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const target = resolve(folder);
  const packagesRoot = values.packages === undefined ? ROOT : resolve(values.packages);
  const modifiedAt = readEpoch();
  await buildChanged((line) => console.log(line));
  layOut({ target, packagesRoot, modifiedAt });
  for (const name of readdirSync(target).sort()) {
    const path = join(target, name);
    if (statSync(path).isDirectory()) console.log(`${name.padEnd(14)}${inMegabytes(sumBytes(path)).padStart(10)}`);
  }
  console.log(`${'all'.padEnd(14)}${inMegabytes(sumBytes(target)).padStart(10)}`);
}
