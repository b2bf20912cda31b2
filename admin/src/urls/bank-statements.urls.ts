import { StatementLineStatus } from '@eunbit/schema/bank-statement';
import { listUrl, readChoice } from '../app/list-url.ts';

export interface StatementView {
  readonly state: StatementLineStatus;
  /** Cursors of the pages up to the current one. */
  readonly trail: readonly string[];
}

/** The deposits of bank statements, which only the Korean store has. */
export function statementUrl({ state = 'OPEN', trail = [] }: Partial<StatementView> = {}): string {
  return listUrl('/deposits_ko', { state: state === 'OPEN' ? null : state, after: trail });
}

/** Reads the view from an address; ignores an unknown state. */
export function statementView(query: URLSearchParams): StatementView {
  return {
    state: readChoice(query, 'state', Object.values(StatementLineStatus)) ?? 'OPEN',
    trail: query.getAll('after'),
  };
}
