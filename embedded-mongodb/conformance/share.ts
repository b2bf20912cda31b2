import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
/** They guard data, so that every run has them. */
const ALWAYS = /(^|\/)(transactions|transactions-convenient-api|retryable-writes|change-streams)\//;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** The same for the same sources of the server, so that a run can be repeated; any change of them draws other files. */
export function seedOfSources(): string {
  const hash = createHash('sha256');
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const name of names.sort()) hash.update(name).update(readFileSync(join(SOURCES, name)));
  return hash.digest('hex').slice(0, 8);
}

/** What guards data, and one in `oneIn` of the other files as the seed draws them, in their order. */
export function drawFiles(files: readonly string[], oneIn: number, seed: string): readonly string[] {
  const lots = files
    .filter((file) => !ALWAYS.test(file))
    .map((file) => ({ file, lot: digest(`${seed} ${file}`) }))
    .sort((a, b) => a.lot.localeCompare(b.lot));
  const drawn = new Set(lots.slice(0, Math.ceil(lots.length / oneIn)).map(({ file }) => file));
  return files.filter((file) => ALWAYS.test(file) || drawn.has(file));
}
