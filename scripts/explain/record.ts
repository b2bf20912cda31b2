import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON, type Db, type Document } from 'mongodb';
import { buildChanged } from '../setup/build.ts';
import { ROOT } from '../setup/paths.ts';
import { explainCommand } from './explain.ts';
import type { RecordedQuery } from './recorded-queries.ts';

type Sample = Pick<RecordedQuery, 'id' | 'command'>;

/** Maximum number of recorded values in a list: longer lists have the same plan. */
const LISTED_VALUES = 3;

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shorten);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const isListOfValues = (name === '$in' || name === '$nin') && Array.isArray(inner);
    return [name, isListOfValues ? inner.slice(0, LISTED_VALUES) : shorten(inner)] as const;
  });
  return Object.fromEntries(entries);
}

/** Skipped: random sequences of steps repeat the same conditions with new values, and add none that other tests lack. */
const RANDOM = 'test/integration/random-month.test.ts';

/** Runs the integration tests, whose shops write their queries into a folder, and reads them. */
async function collectSamples(): Promise<Map<string, Document>> {
  // Tests that start programs in parallel must find them built.
  await buildChanged((line) => console.error(line));
  const folder = await mkdtemp(join(tmpdir(), 'eunbit-queries-'));
  try {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const env = { ...process.env, RECORD_QUERIES: folder, THOROUGHNESS: 'all' };
    const child = spawn(process.execPath, [vitest, 'run', 'test/integration', '--exclude', RANDOM], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error('Not recorded: a query is recorded only where its test passes.');
    const samples = new Map<string, Document>();
    for (const name of (await readdir(folder)).sort()) {
      const lines = (await readFile(join(folder, name), 'utf8')).split('\n').filter(Boolean);
      for (const { id, command } of lines.map((line) => BSON.EJSON.parse(line) as Sample)) samples.set(id, command);
    }
    return samples;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The queries of all tests with their plans on `db`; a known query keeps its values, so that only new ones cause changes. */
export async function recordQueries(db: Db, known: readonly RecordedQuery[]): Promise<RecordedQuery[]> {
  const knownCommands = new Map(known.map(({ id, command }) => [id, command]));
  const recorded: RecordedQuery[] = [];
  for (const [id, seen] of await collectSamples()) {
    const command = knownCommands.get(id) ?? (shorten(seen) as Document);
    recorded.push({ id, command, plan: await explainCommand(db, command) });
  }
  return recorded;
}
