import { type Column, type Percentiles, percentileColumns, percentiles, timeTurns } from './figures.ts';
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
  const took = await timeTurns(turns + WARM_UP_TURNS, (turn) => staff.query(query, buildVariables(turn)));
  return { name, aim, ...percentiles(took.slice(WARM_UP_TURNS)) };
}

/** The columns of a table of such figures; the first one says what was asked for. */
export const operationColumns = (what: string): readonly Column<OperationFigures>[] => [
  [what, ({ name }) => name],
  ...percentileColumns(1),
  ['aim', ({ aim }) => String(aim)],
  ['', ({ p95, aim }) => (p95 < aim ? 'met' : 'missed')],
];
