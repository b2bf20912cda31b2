import { buildSchema, GraphQLError, graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { refuseClosedStores } from './open-stores.ts';

const schema = buildSchema(`
  enum Market { KR US }
  input LineInput { market: Market, title: String, more: [LineInput!] }
  input OrderInput { lines: [LineInput!]!, place: LineInput }
  type Query {
    stock(market: Market!): String
    reviews(market: Market, first: Int): String
    products: String
  }
  type Mutation { order(input: OrderInput!): String }
`);
for (const type of [schema.getQueryType(), schema.getMutationType()]) {
  for (const field of Object.values(type?.getFields() ?? {})) field.resolve = () => 'answered';
}
refuseClosedStores(schema);

const IN_KOREA_ALONE = { stores: ['KR'], closedStore: null, language: 'en' };

async function ask(source: string, context: object = IN_KOREA_ALONE): Promise<unknown> {
  const { data, errors } = await graphql({ schema, source, contextValue: context });
  const [error] = errors ?? [];
  if (!error) return Object.values(data ?? {})[0];
  expect(error).toBeInstanceOf(GraphQLError);
  return error.extensions.code;
}

describe('an operation of a store that is closed (STORE-30)', () => {
  it.each([
    '{ stock(market: US) }',
    '{ reviews(market: US) }',
    'mutation { order(input: { lines: [{ market: KR }, { market: US }] }) }',
    'mutation { order(input: { lines: [], place: { more: [{ more: [{ market: US }] }] } }) }',
  ])('is rejected if it names the store anywhere: %s', async (operation) => {
    expect(await ask(operation)).toBe('STORE_CLOSED');
  });

  it.each([
    '{ stock(market: KR) }',
    '{ reviews(first: 3) }',
    '{ reviews(market: null) }',
    'mutation { order(input: { lines: [{ title: "US" }] }) }',
  ])('does not include one that names an open store or no store: %s', async (operation) => {
    expect(await ask(operation)).toBe('answered');
  });

  it('includes every operation of a caller who requests that store', async () => {
    expect(await ask('{ products }', { ...IN_KOREA_ALONE, closedStore: 'US' })).toBe('STORE_CLOSED');
  });
});
