import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../setup/paths.ts';
import { pickNewest, type Release } from './comparison.ts';

const FOLDER = fileURLToPath(new URL('../released/', import.meta.url));

export async function readLastRelease(): Promise<Release | null> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8')));
  return pickNewest(texts.map((text): Release => JSON.parse(text)));
}

export async function readVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  return version;
}

/** Keeps the figures of this version for those after it. */
export async function writeRelease(release: Release): Promise<string> {
  const path = join(FOLDER, `${release.version}.json`);
  await writeFile(path, `${JSON.stringify(release, null, 2)}\n`);
  return path;
}
