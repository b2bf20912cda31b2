import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

export interface Figures {
  path: string;
  /** A part of the path above it, whose rate is no figure of its own. */
  isStep: boolean;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  errors: number;
  firstError: string | null;
  /** Of the server process afterwards. */
  memoryMegabytes: number | null;
  /** Requests a second in proportion to those of the static server. */
  ofCeiling: number | null;
}

/** Sorts in place; 0 when there are none. */
export function percentiles(milliseconds: number[]): Pick<Figures, 'p50' | 'p95' | 'p99'> {
  const sorted = milliseconds.sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Resident memory of a process in megabytes, null where the system does not tell. */
export async function memoryOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

const COLUMNS: [string, (figures: Figures) => string][] = [
  ['path', ({ path, isStep }) => (isStep ? `  ${path}` : path)],
  ['requests/s', ({ perSecond }) => perSecond.toFixed(perSecond < 100 ? 1 : 0)],
  ['p50 ms', ({ p50 }) => p50.toFixed(1)],
  ['p95 ms', ({ p95 }) => p95.toFixed(1)],
  ['p99 ms', ({ p99 }) => p99.toFixed(1)],
  ['errors', ({ errors }) => String(errors)],
  ['memory MB', ({ memoryMegabytes }) => memoryMegabytes?.toFixed(0) ?? '-'],
  ['of ceiling', ({ ofCeiling }) => ofCeiling?.toFixed(2) ?? '-'],
];

export function renderTable(rows: Figures[]): string {
  const cells = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, show]) => show(row)))];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return cells.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

/** Writes the figures of a run to `bench/results/<name>-<date>.json` at the root of the project. */
export async function saveResults(name: string, results: object): Promise<string> {
  const folder = fileURLToPath(new URL('../../bench/results/', import.meta.url));
  await mkdir(folder, { recursive: true });
  const at = new Date().toISOString();
  const path = `${folder}${name}-${at.replaceAll(':', '').slice(0, 17)}.json`;
  const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model ?? 'unknown' };
  await writeFile(path, `${JSON.stringify({ benchmark: name, at, machine, ...results }, null, 2)}\n`);
  return path;
}
