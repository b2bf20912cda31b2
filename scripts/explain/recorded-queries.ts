import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BSON, type Document } from 'mongodb';
import type { Plan } from './plan.ts';

/** One way in which the shop asks its database, and how that has to be answered. */
export interface RecordedQuery {
  /** Of its shape: what it looks for without the values. */
  readonly id: string;
  /** The command with values of a test. */
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

/** A query a line, so that changes can be read. */
export function writeQueries(queries: readonly RecordedQuery[]): void {
  const sorted = queries.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  writeFileSync(FILE, sorted.map((query) => `${BSON.EJSON.stringify(query)}\n`).join(''));
}
