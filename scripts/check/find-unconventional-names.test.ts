import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { findUnconventionalNames } from './find-unconventional-names.ts';

const find = (types: string) => findUnconventionalNames(buildSchema(types));

describe('a schema', () => {
  it('that follows the conventions has no problem', () => {
    const problems = find(`
      type Query { things: ThingConnection! }
      type Mutation { createThing(input: CreateThingInput!): Thing, signOut: Thing }
      input CreateThingInput { isBlue: Boolean! }
      type Thing { hasName: Boolean!, viewerCanDelete: Boolean! }
      type ThingConnection { edges: [ThingEdge!]!, nodes: [Thing!]!, pageInfo: PageInfo! }
      type ThingEdge { node: Thing!, cursor: String! }
      type PageInfo { hasNextPage: Boolean! }
    `);
    expect(problems).toEqual([]);
  });

  it.each([
    ['type Mutation { makeThing: Int }', 'Mutation.makeThing begins with none of the verbs'],
    ['type Mutation { createThing(id: ID!): Int }', 'Mutation.createThing takes something else'],
    [
      'type Mutation { createThing(input: ThingInput!): Int } input ThingInput { a: Int }',
      '`input: CreateThingInput!`',
    ],
    ['type Mutation { createA(input: CreateAInput!, b: Int): Int } input CreateAInput { a: Int }', 'takes something'],
    ['type ThingType { a: Int }', "ThingType ends with a suffix of the server's code"],
    ['type Thing { blue: Boolean }', 'Thing.blue is Boolean'],
    ['input Thing { blue: Boolean }', 'Thing.blue is Boolean'],
    ['type Thing { things(blue: Boolean): Int }', 'Thing.things(blue) is Boolean'],
    ['type AConnection { nodes: [Int!]!, pageInfo: Int! }', 'AConnection lacks `edges`'],
    ['type AConnection { edges: [Int!]!, nodes: [Int!], pageInfo: Int! }', 'AConnection lacks `nodes`'],
    ['type ThingError { code: Int }', 'ThingError is a UserError or ends with Error'],
    ['type Gone implements UserError { a: Int } interface UserError { a: Int }', 'Gone is a UserError or ends'],
    [
      `interface UserError { a: Int } union Result = AError | BError
      type AError implements UserError { a: Int, code: ACode! } enum ACode { A }
      type BError implements UserError { a: Int, code: BCode! } enum BCode { B }`,
      'Result has error codes of several enums',
    ],
  ])('with %s has a problem', (types, problem) => {
    expect(find(types)).toEqual([expect.stringContaining(problem)]);
  });
});
