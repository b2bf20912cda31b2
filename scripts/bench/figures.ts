import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

/** In milliseconds. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

/** Sorts the array in place; 0 if it is empty. */
export function percentiles(milliseconds: number[]): Percentiles {
  const sorted = milliseconds.sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** NaN if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** Resident memory of a process in megabytes; null if the system does not report it. */
export async function readMemory(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

/** Unit of CPU time in `/proc`: hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** CPU time of a process so far, in microseconds; null if the system does not report it. */
export async function readCpu(pid: number | null): Promise<number | null> {
  const status = pid === null ? '' : await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Fields are counted after the name, which may contain spaces: 12 and 13 are user and system time.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isNaN(ticks) ? null : (ticks / TICKS_PER_SECOND) * 1e6;
}

/** Runs work and returns the CPU time that it took in these processes, in milliseconds; null if it is unknown. */
export async function measureProcessor<T>(
  pids: readonly (number | null)[],
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly processorMs: number | null }> {
  const read = () => Promise.all(pids.map(readCpu));
  const before = await read();
  const result = await work();
  const times = (await read()).map((after, place) => {
    const from = before[place] ?? null;
    return after === null || from === null ? null : (after - from) / 1000;
  });
  return { result, processorMs: times.reduce((sum, time) => (sum === null || time === null ? null : sum + time), 0) };
}

/** The duration of each turn in milliseconds; the turns run one after the other. */
export async function timeTurns(turns: number, run: (turn: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now();
    await run(turn);
    took.push(performance.now() - began);
  }
  return took;
}

/** A column's title, and how it formats a row. */
export type Column<Row> = [title: string, show: (row: Row) => string];

/** The columns for percentiles, with a number of decimals. */
export const percentileColumns = (decimals: number): readonly Column<Percentiles>[] =>
  (['p50', 'p95', 'p99'] as const).map((name) => [`${name} ms`, (row) => row[name].toFixed(decimals)]);

/** Formats the rows as a table: the first column is left-aligned, figures are right-aligned. */
export function renderTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, show]) => show(row)))];
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return cells.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

/** A file for the results of a run: `bench/results/<name>-<date>.<kind>` at the root of the project. */
export async function resultPath(name: string, kind: 'json' | 'md' | 'cpuprofile', at = new Date()): Promise<string> {
  const folder = fileURLToPath(new URL('../../bench/results/', import.meta.url));
  await mkdir(folder, { recursive: true });
  return `${folder}${name}-${at.toISOString().replaceAll(':', '').slice(0, 17)}.${kind}`;
}

/**
 * Stores the figures of a run with a description of the machine, prints the path, and sends them to the parent process if there
 * is one. If the load exceeds the number of cores, other programs were running and the figures are unreliable.
 */
export async function keepResults(name: string, results: object): Promise<void> {
  const at = new Date();
  const path = await resultPath(name, 'json', at);
  const processor = cpus()[0]?.model ?? 'unknown';
  const machine = { node: process.version, cores: cpus().length, processor, load: loadavg()[0] };
  process.send?.({ results });
  await writeFile(path, `${JSON.stringify({ benchmark: name, at, machine, ...results }, null, 2)}\n`);
  console.log(`load average ${machine.load?.toFixed(1)} on ${machine.cores} cores\nkept in ${path}`);
}
