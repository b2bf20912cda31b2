import { StatementLineStatus } from '@eunbit/schema/bank-statement';
import { readChoice } from '../app/list-url.ts';

const PATH = '/deposits_ko';

export interface StatementView {
  readonly state: StatementLineStatus;
  /** Cursors of the pages up to the current one. */
  readonly trail: readonly string[];
}

/** The deposits of bank statements, which only the Korean store has. */
export function statementUrl({ state = 'OPEN', trail = [] }: Partial<StatementView> = {}): string {
  const query = new URLSearchParams();
  if (state !== 'OPEN') query.set('state', state);
  for (const cursor of trail) query.append('after', cursor);
  const text = query.toString();
  return `${PATH}${text ? `?${text}` : ''}`;
}

/** Reads the view from an address; ignores an unknown state. */
export function statementView(query: URLSearchParams): StatementView {
  return {
    state: readChoice(query, 'state', Object.values(StatementLineStatus)) ?? 'OPEN',
    trail: query.getAll('after'),
  };
}
