import { type Column, keepResults, measureProcessor, renderTable, timeTurns } from '../../figures.ts';
import { readOptions } from '../../options.ts';
import { openTarget, type Target } from '../target.ts';
import { type Memory, MemoryWatch } from './memory.ts';
import { type Phase, phasesOn } from './phases.ts';
import { Pinger, type Pings } from './pinger.ts';

const PING_AIM_MS = 200;
const MEMORY_AIM_MB = 1500;

interface Figures {
  name: string;
  documents: number;
  seconds: number;
  /** CPU time of the server per document, in microseconds. */
  cpu: number | null;
  pings: Pings;
  memory: Memory | null;
}

const COLUMNS: readonly Column<Figures>[] = [
  ['phase', ({ name }) => name],
  ['documents', ({ documents }) => String(documents)],
  ['seconds', ({ seconds }) => seconds.toFixed(1)],
  ['server µs each', ({ cpu }) => cpu?.toFixed(0) ?? '-'],
  ['pings', ({ pings }) => String(pings.count)],
  ['longest ping ms', ({ pings }) => pings.longest.toFixed(0)],
  ['', ({ pings }) => (pings.longest <= PING_AIM_MS ? 'met' : 'missed')],
  ['own memory MB', ({ memory }) => memory?.anonymous.toFixed(0) ?? '-'],
  ['resident MB', ({ memory }) => memory?.resident.toFixed(0) ?? '-'],
  [' ', ({ memory }) => (memory === null ? '-' : memory.anonymous <= MEMORY_AIM_MB ? 'met' : 'missed')],
];

async function measurePhase({ pid }: Target, pinger: Pinger, phase: Phase): Promise<Figures> {
  await pinger.take();
  const memory = pid === null ? null : await MemoryWatch.start(pid);
  const { name, documents, run } = phase;
  const { result, processorMs } = await measureProcessor([pid], () => timeTurns(1, run));
  const cpu = processorMs === null ? null : (processorMs * 1000) / documents;
  const seconds = (result[0] ?? 0) / 1000;
  return { name, documents, seconds, cpu, pings: await pinger.take(), memory: (await memory?.stop()) ?? null };
}

async function measurePhases(target: Target, databaseName: string, documents: number): Promise<Figures[]> {
  await using pinger = await Pinger.start(target.uri);
  const figures: Figures[] = [];
  for (const phase of phasesOn(target.client.db(databaseName), documents)) {
    figures.push(await measurePhase(target, pinger, phase));
    console.error(renderTable(COLUMNS, figures.slice(-1)).split('\n').at(-1));
  }
  return figures;
}

/**
 * `bench -- database-million [--documents N]`: long operations on a million documents, with the longest ping during each and the
 * memory used, and how long the server takes to start on them after a stop and after a kill.
 */
export async function runDatabaseMillion(): Promise<void> {
  const { documents } = readOptions({ documents: 1_000_000 });
  if (!(documents >= 10_000 && documents % 10 === 0)) throw new Error('--documents: a multiple of ten from 10000');
  await using target = await openTarget();
  const databaseName = `bench-${process.pid}`;
  try {
    const phases = await measurePhases(target, databaseName, documents);
    const afterStop = (await target.restart?.('stopped')) ?? null;
    const afterKill = (await target.restart?.('killed')) ?? null;
    console.log(renderTable(COLUMNS, phases));
    if (afterStop !== null) console.log(`\nstart after a clean stop: ${afterStop.toFixed(0)} ms`);
    if (afterKill !== null) console.log(`start after kill -9: ${afterKill.toFixed(0)} ms`);
    await keepResults('database-million', { documents, phases, afterStop, afterKill });
  } finally {
    await target.client.db(databaseName).dropDatabase();
  }
}
