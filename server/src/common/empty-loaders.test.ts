import DataLoader from 'dataloader';
import { execute, GraphQLInt, GraphQLObjectType, GraphQLSchema, parse, subscribe } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyLoadersBetween } from './empty-loaders.ts';

let stored: number;
let reads: number;
let contextValue: { readonly loaders: { readonly counts: DataLoader<string, number> } };

const count = {
  type: GraphQLInt,
  resolve: (_source: unknown, _args: unknown, { loaders }: typeof contextValue) => loaders.counts.load('count'),
};
const Counter = new GraphQLObjectType({ name: 'Counter', fields: { count, sameCount: count } });

function increase() {
  stored += 1;
  return {};
}

async function* twoEvents() {
  yield 'first';
  yield 'second';
}

const schema = emptyLoadersBetween(
  new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { counter: { type: Counter, resolve: () => ({}) } } }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: { increase: { type: Counter, resolve: increase } } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: { increased: { type: Counter, subscribe: twoEvents, resolve: increase } },
    }),
  }),
);

const run = (source: string) => execute({ schema, document: parse(source), contextValue });

beforeEach(() => {
  stored = 0;
  reads = 0;
  const counts = new DataLoader(async (keys: readonly string[]) => {
    reads += 1;
    return keys.map(() => stored);
  });
  contextValue = { loaders: { counts } };
});

describe('the cache of loaders', () => {
  it('is shared by all fields of a query', async () => {
    const { data } = await run('{ counter { count sameCount } other: counter { count } }');
    expect(data).toEqual({ counter: { count: 0, sameCount: 0 }, other: { count: 0 } });
    expect(reads).toBe(1);
  });

  it('is cleared before the next mutation of an operation', async () => {
    const { data } = await run('mutation { first: increase { count sameCount } second: increase { count } }');
    expect(data).toEqual({ first: { count: 1, sameCount: 1 }, second: { count: 2 } });
    expect(reads).toBe(2);
  });

  it('is cleared before the next event of a subscription', async () => {
    const events = await subscribe({
      schema,
      document: parse('subscription { increased { count sameCount } }'),
      contextValue,
    });
    if (!(Symbol.asyncIterator in events)) throw new Error(JSON.stringify(events));
    const received = [];
    for await (const { data } of events) received.push(data);
    expect(received).toEqual([{ increased: { count: 1, sameCount: 1 } }, { increased: { count: 2, sameCount: 2 } }]);
    expect(reads).toBe(2);
  });
});
