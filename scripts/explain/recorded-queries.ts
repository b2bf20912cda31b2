import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BSON, type Document } from 'mongodb';
import type { Plan } from './plan.ts';

/** A query of the shop with its required plan. */
export interface RecordedQuery {
  /** Id of its shape, which is the query without its values. */
  readonly id: string;
  /** The command with values from a test. */
  readonly command: Document;
  readonly plan: Plan;
}

const FILE = fileURLToPath(new URL('queries.jsonl', import.meta.url));

const collectionOf = ({ command }: Pick<RecordedQuery, 'command'>): string => String(Object.values(command)[0] ?? '');

const sortKey = (query: RecordedQuery) => `${collectionOf(query)} ${Object.keys(query.command)[0]} ${query.id}`;

export function readQueries(): RecordedQuery[] {
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => BSON.EJSON.parse(line) as RecordedQuery);
}

/** One query per line, so that changes are readable. */
export function writeQueries(queries: readonly RecordedQuery[]): void {
  const sorted = queries.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  writeFileSync(FILE, sorted.map((query) => `${BSON.EJSON.stringify(query)}\n`).join(''));
}
