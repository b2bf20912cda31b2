import { buildSchema, type ExecutionResult, type GraphQLSchema, parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSharedSubscribe } from './shared-subscriptions.ts';
import { TopicBoard } from './topic-board.ts';

let schema: GraphQLSchema;
let source: TopicBoard<{ news: { value: number } }>;
let executions: number;
let subscribe: ReturnType<typeof createSharedSubscribe>;

beforeEach(() => {
  schema = buildSchema('type Query { a: Int } type Subscription { shared: Int own: Int broken: Int }');
  source = new TopicBoard();
  executions = 0;
  subscribe = createSharedSubscribe();
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    field.extensions = { shared: field.name !== 'own' };
    field.subscribe = () => {
      if (field.name === 'broken') throw new Error('out of order');
      return source.subscribe('news');
    };
    field.resolve = ({ value }: { value: number }) => {
      executions += 1;
      return value;
    };
  }
});

async function listen(query: string): Promise<AsyncIterator<ExecutionResult>> {
  const results = await subscribe({ schema, document: parse(query) });
  if (!(Symbol.asyncIterator in results)) throw new Error(JSON.stringify(results));
  return results[Symbol.asyncIterator]();
}

const readNext = async (listener: AsyncIterator<ExecutionResult>) => (await listener.next()).value?.data;

describe('a shared subscription', () => {
  it('is executed once per event for all listeners', async () => {
    const listeners = await Promise.all(Array.from({ length: 100 }, () => listen('subscription { shared }')));
    source.publish('news', { value: 7 });
    for (const listener of listeners) expect(await readNext(listener)).toEqual({ shared: 7 });
    expect(executions).toBe(1);
    expect(source.size).toBe(1);
  });

  it('continues when one listener leaves, and ends when all have left', async () => {
    const [first, second] = [await listen('subscription { shared }'), await listen('subscription { shared }')];
    await first.return?.();
    source.publish('news', { value: 1 });
    expect(await readNext(second)).toEqual({ shared: 1 });
    await second.return?.();
    await expect.poll(() => source.size).toBe(0);
  });

  it('can be started again, even while the last listener leaves', async () => {
    const last = await listen('subscription { shared }');
    const leaving = last.return?.();
    const next = await listen('subscription { shared }');
    await leaving;
    source.publish('news', { value: 2 });
    expect(await readNext(next)).toEqual({ shared: 2 });
  });

  it('ends for all listeners when its source ends', async () => {
    const listeners = [await listen('subscription { shared }'), await listen('subscription { shared }')];
    source.closeAll();
    for (const listener of listeners) expect((await listener.next()).done).toBe(true);
  });

  it('that cannot start returns the errors to every listener', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => subscribe({ schema, document: parse('subscription { broken }') })),
    );
    for (const answer of answers) expect(answer).toMatchObject({ errors: [{ message: 'out of order' }] });
  });
});

it('any other subscription is executed per listener', async () => {
  const listeners = [await listen('subscription { own }'), await listen('subscription { own }')];
  source.publish('news', { value: 3 });
  for (const listener of listeners) expect(await readNext(listener)).toEqual({ own: 3 });
  expect(executions).toBe(2);
});
