import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildOperations, NEXT_PLACE } from './backoffice/operations.ts';
import * as hotPaths from './operations.ts';
import { SCREENS } from './statistics/operations.ts';

const SCHEMA = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

const OPERATIONS: readonly (readonly [name: string, query: string])[] = [
  ...Object.entries(hotPaths),
  ...Object.entries(SCREENS),
  ...buildOperations([], [], '').map(({ name, query }) => [name, query] as const),
  ['next place', NEXT_PLACE],
];

describe('the operations of the benchmarks', () => {
  it.each(OPERATIONS)('%s is valid in the schema', (_name, query) => {
    expect(validate(SCHEMA, parse(query)).map(({ message }) => message)).toEqual([]);
  });
});
