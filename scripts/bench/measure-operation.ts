import { type Column, type Percentiles, percentiles } from './figures.ts';
import type { GraphqlClient } from './graphql-client.ts';

/** One thing that staff do all day, with what they ask for the n-th time. */
export interface Operation {
  readonly name: string;
  /** The aim for p95 in milliseconds. */
  readonly aim: number;
  readonly query: string;
  readonly buildVariables: (turn: number) => Readonly<Record<string, unknown>>;
}

export interface OperationFigures extends Percentiles {
  readonly name: string;
  readonly aim: number;
}

/** Warm-up turns: the first answer includes one-time costs such as compiling the operation. */
export const WARM_UP_TURNS = 3;

/** One member of staff asks one thing after the other. */
export async function measureOperation(
  staff: GraphqlClient,
  { name, aim, query, buildVariables }: Operation,
  turns: number,
): Promise<OperationFigures> {
  const took: number[] = [];
  for (let turn = 0; turn < turns + WARM_UP_TURNS; turn += 1) {
    const began = performance.now();
    await staff.query(query, buildVariables(turn));
    if (turn >= WARM_UP_TURNS) took.push(performance.now() - began);
  }
  return { name, aim, ...percentiles(took) };
}

/** The columns of a table of such figures; the first one says what was asked for. */
export const operationColumns = (what: string): readonly Column<OperationFigures>[] => [
  [what, ({ name }) => name],
  ['p50 ms', ({ p50 }) => p50.toFixed(1)],
  ['p95 ms', ({ p95 }) => p95.toFixed(1)],
  ['p99 ms', ({ p99 }) => p99.toFixed(1)],
  ['aim', ({ aim }) => String(aim)],
  ['', ({ p95, aim }) => (p95 < aim ? 'met' : 'missed')],
];
