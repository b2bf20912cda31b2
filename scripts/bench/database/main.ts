import { type Column, keepResults, percentileColumns, readMemory, renderTable } from '../figures.ts';
import { readOptions } from '../options.ts';
import { measure, type PathFigures } from './measure.ts';
import { operationsOn } from './operations.ts';
import { fillRows, ROW_COUNT } from './rows.ts';
import { measureStream } from './stream-load.ts';
import { openTarget, type Target } from './target.ts';

const CONCURRENCY = 32;
const WARM_UP_SECONDS = 2;
const STREAMED_DOCUMENTS = 1000;

const COLUMNS: readonly Column<PathFigures>[] = [
  ['path', ({ path }) => path],
  ['per second', ({ perSecond }) => perSecond.toFixed(perSecond < 100 ? 1 : 0)],
  ['aim', ({ aim }) => String(aim)],
  ['', ({ perSecond, aim }) => (perSecond >= aim ? 'met' : 'missed')],
  ...percentileColumns(1),
  ['server µs', ({ serverCpu }) => serverCpu?.toFixed(0) ?? '-'],
  ['client µs', ({ clientCpu }) => clientCpu.toFixed(0)],
  ['errors', ({ errors }) => String(errors)],
];

/** A figure of the whole process, with its upper limit. */
interface Limit {
  name: string;
  value: number;
  aim: number;
  unit: string;
}

const LIMIT_COLUMNS: readonly Column<Limit>[] = [
  ['process', ({ name }) => name],
  ['figure', ({ value, unit }) => `${value.toFixed(0)} ${unit}`],
  ['aim', ({ aim, unit }) => `${aim} ${unit}`],
  ['', ({ value, aim }) => (value <= aim ? 'met' : 'missed')],
];

async function measurePaths(target: Target, databaseName: string, seconds: number): Promise<PathFigures[]> {
  const { client, pid: serverPid } = target;
  const database = client.db(databaseName);
  const figures: PathFigures[] = [];
  for (const operation of operationsOn(client, database, database.collection('rows'))) {
    const load = { concurrency: CONCURRENCY, serverPid };
    await measure(operation, { ...load, seconds: Math.min(WARM_UP_SECONDS, seconds) });
    figures.push(await measure(operation, { ...load, seconds }));
  }
  const stream = { documents: STREAMED_DOCUMENTS, writers: CONCURRENCY, serverPid };
  await measureStream(database, stream);
  figures.push(await measureStream(database, stream));
  return figures;
}

async function measureProcess(target: Target, filledMemory: number | null): Promise<Limit[]> {
  const limits: Limit[] = [];
  const add = (name: string, value: number | null, aim: number, unit: string) => {
    if (value !== null) limits.push({ name, value, aim, unit });
  };
  add('memory of a fresh server', target.freshMemory, 120, 'MB');
  add(`memory with ${ROW_COUNT} documents`, filledMemory, 400, 'MB');
  add('memory after everything', target.pid === null ? null : await readMemory(target.pid), 500, 'MB');
  add('start to first answer', (await target.restart?.('stopped')) ?? null, 2000, 'ms');
  return limits;
}

/**
 * `bench -- database [--seconds N]`: measures a separate embedded server, or the one at MONGODB_URI in a database that is dropped
 * afterwards, from this one client process. Prints the tables and stores the figures.
 */
export async function runDatabase(): Promise<void> {
  const { seconds } = readOptions({ seconds: 5 });
  await using target = await openTarget();
  const databaseName = `bench-${process.pid}`;
  try {
    await fillRows(target.client.db(databaseName));
    const filledMemory = target.pid === null ? null : await readMemory(target.pid);
    const paths = await measurePaths(target, databaseName, seconds);
    const limits = await measureProcess(target, filledMemory);
    console.log(renderTable(COLUMNS, paths));
    if (limits.length > 0) console.log(`\n${renderTable(LIMIT_COLUMNS, limits)}`);
    for (const { path, firstError } of paths) if (firstError) console.log(`${path}: first error: ${firstError}`);
    await keepResults('database', { seconds, concurrency: CONCURRENCY, documents: ROW_COUNT, paths, limits });
  } finally {
    await target.client.db(databaseName).dropDatabase();
  }
}
