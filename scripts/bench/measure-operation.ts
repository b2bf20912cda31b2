import { type Column, type Percentiles, percentileColumns, percentiles, timeTurns } from './figures.ts';
import type { GraphqlClient } from './graphql-client.ts';

/** A frequent request of staff, with the variables for the n-th turn. */
export interface Operation {
  readonly name: string;
  /** Target for p95 in milliseconds. */
  readonly aim: number;
  readonly query: string;
  readonly buildVariables: (turn: number) => Readonly<Record<string, unknown>>;
}

export interface OperationFigures extends Percentiles {
  readonly name: string;
  readonly aim: number;
}

/** Warm-up turns: the first response includes one-time costs such as compiling the operation. */
export const WARM_UP_TURNS = 3;

/** One staff member sends one request after the other. */
export async function measureOperation(
  staff: GraphqlClient,
  { name, aim, query, buildVariables }: Operation,
  turns: number,
): Promise<OperationFigures> {
  const took = await timeTurns(turns + WARM_UP_TURNS, (turn) => staff.query(query, buildVariables(turn)));
  return { name, aim, ...percentiles(took.slice(WARM_UP_TURNS)) };
}

/** The columns of a table of such figures; the first one is the name of the operation. */
export const operationColumns = (what: string): readonly Column<OperationFigures>[] => [
  [what, ({ name }) => name],
  ...percentileColumns(1),
  ['aim', ({ aim }) => String(aim)],
  ['', ({ p95, aim }) => (p95 < aim ? 'met' : 'missed')],
];
