import { type Column, type Percentiles, percentileColumns, renderTable } from './figures.ts';
import type { Pinning } from './machine/cores.ts';
import type { Costs } from './machine/costs.ts';

/** The figures of one hot path. */
export interface Figures extends Percentiles {
  path: string;
  /** Whether this is a step of the preceding path, without its own rate. */
  isStep: boolean;
  perSecond: number;
  errors: number;
  firstError: string | null;
  /** Null for a step, whose share is unknown. */
  costs: Costs | null;
  /** Memory of the server process afterwards, in megabytes. */
  memoryMegabytes: number | null;
  /** Requests per second in proportion to those of the static server. */
  ofCeiling: number | null;
}

export const COLUMNS: readonly Column<Figures>[] = [
  ['path', ({ path, isStep }) => (isStep ? `  ${path}` : path)],
  ['requests/s', ({ perSecond }) => perSecond.toFixed(perSecond < 100 ? 1 : 0)],
  ...percentileColumns(1),
  ['server ms', ({ costs }) => costs?.server?.toFixed(2) ?? '-'],
  ['database ms', ({ costs }) => costs?.database?.toFixed(2) ?? '-'],
  ['errors', ({ errors }) => String(errors)],
  ['memory MB', ({ memoryMegabytes }) => memoryMegabytes?.toFixed(0) ?? '-'],
  ['of ceiling', ({ ofCeiling }) => ofCeiling?.toFixed(2) ?? '-'],
];

export function printPaths(paths: readonly Figures[], { description }: Pinning): void {
  console.log(renderTable(COLUMNS, paths));
  console.log(description);
  for (const { path, firstError } of paths) if (firstError) console.log(`${path}: first error: ${firstError}`);
}
