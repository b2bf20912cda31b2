import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Milliseconds. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

/** Sorts in place; 0 when there are none. */
export function percentiles(milliseconds: number[]): Percentiles {
  const sorted = milliseconds.sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Resident memory of a process in megabytes; null if the system does not report it. */
export async function readMemory(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

/** The system counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Processor time of a process so far, in microseconds; null if the system does not report it. */
export async function readCpu(pid: number | null): Promise<number | null> {
  const status = pid === null ? '' : await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Fields are counted after the name, which may contain blanks: 12 and 13 are user and system time.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isNaN(ticks) ? null : (ticks / TICKS_PER_SECOND) * 1e6;
}

/** A column's title, and what it shows of a row. */
export type Column<Row> = [title: string, show: (row: Row) => string];

/** Lines up the rows: the first column to the left, figures to the right. */
export function renderTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, show]) => show(row)))];
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return cells.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

/** A file for what a run found: `bench/results/<name>-<date>.<kind>` at the root of the project. */
export async function resultPath(name: string, kind: 'json' | 'md' | 'svg', at = new Date()): Promise<string> {
  const folder = fileURLToPath(new URL('../../bench/results/', import.meta.url));
  await mkdir(folder, { recursive: true });
  return `${folder}${name}-${at.toISOString().replaceAll(':', '').slice(0, 17)}.${kind}`;
}

/** Writes the figures of a run with a description of the machine, and hands them to the process that asked for the run. */
export async function saveResults(name: string, results: object): Promise<string> {
  const at = new Date();
  const path = await resultPath(name, 'json', at);
  const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model ?? 'unknown' };
  process.send?.({ results });
  await writeFile(path, `${JSON.stringify({ benchmark: name, at, machine, ...results }, null, 2)}\n`);
  return path;
}
