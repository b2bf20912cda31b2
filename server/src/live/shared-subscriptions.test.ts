import { buildSchema, type ExecutionResult, type GraphQLSchema, parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSharedSubscribe, SharedSubscription, type SubscriptionArgs } from './shared-subscriptions.ts';
import { TopicBoard } from './topic-board.ts';

type Delivery = readonly ExecutionResult[];
type Shared = SharedSubscription<Delivery>;

const LIMITS = { perAddress: 3, total: 5 };

let schema: GraphQLSchema;
let source: TopicBoard<{ news: { value: number } }>;
let executions: number;
let preparations: Delivery[];
let subscribe: ReturnType<typeof createSharedSubscribe<Delivery>>;

beforeEach(() => {
  schema = buildSchema('type Query { a: Int } type Subscription { shared(id: ID): Int own: Int broken: Int }');
  source = new TopicBoard();
  executions = 0;
  preparations = [];
  subscribe = createSharedSubscribe((results) => {
    preparations.push(results);
    return results;
  }, LIMITS);
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

interface Listener {
  readonly subscription: Shared;
  readonly deliveries: Delivery[];
  /** Values of the field, in the order of arrival. */
  values(): unknown[];
}

async function listen(onDelivery: () => void = () => {}, args: Partial<SubscriptionArgs> = {}): Promise<Listener> {
  const subscription = await subscribe({ schema, document: parse('subscription { shared }'), network: null, ...args });
  if (!(subscription instanceof SharedSubscription)) throw new Error(JSON.stringify(subscription));
  const deliveries: Delivery[] = [];
  subscription.deliverTo((delivery) => {
    deliveries.push(delivery);
    onDelivery();
  });
  return { subscription, deliveries, values: () => deliveries.flat().map(({ data }) => data?.shared) };
}

const publish = (...values: number[]) => {
  for (const value of values) source.publish('news', { value });
};
const isDone = async ({ subscription }: Listener) => (await subscription.next()).done;

describe('a shared subscription', () => {
  it('is executed and prepared once per event for all listeners, who get the same object', async () => {
    const listeners = await Promise.all(Array.from({ length: 100 }, () => listen()));
    publish(7);
    await expect.poll(() => listeners.every(({ deliveries }) => deliveries.length === 1)).toBe(true);
    for (const { deliveries } of listeners) expect(deliveries[0]).toBe(preparations[0]);
    expect(preparations).toEqual([[{ data: { shared: 7 } }]]);
    expect(executions).toBe(1);
    expect(source.size).toBe(1);
  });

  it('delivers all events in order, and bursts in batches', async () => {
    const listeners = [await listen(), await listen()];
    const burst = Array.from({ length: 200 }, (_, event) => event);
    publish(...burst);
    await expect.poll(() => listeners.map((listener) => listener.values())).toEqual([burst, burst]);
    expect(preparations.length).toBeLessThan(10);
  });

  it('does not block other work while it delivers to many', async () => {
    // Each listener takes a tenth of a millisecond; all of them take half a second.
    const busy = () => {
      for (const end = performance.now() + 0.1; performance.now() < end; );
    };
    const listeners = await Promise.all(Array.from({ length: 2000 }, () => listen(busy)));
    publish(1);
    await expect.poll(() => listeners[0]?.deliveries.length, { interval: 1 }).toBe(1);
    const turns: number[] = [];
    while (listeners.at(-1)?.deliveries.length === 0) {
      turns.push(listeners.filter(({ deliveries }) => deliveries.length > 0).length);
      await new Promise(setImmediate);
    }
    expect(turns.length).toBeGreaterThan(3);
  });

  it('delivers nothing to a listener who joined during the delivery', async () => {
    const first = await listen();
    const joining: Promise<Listener>[] = [];
    const second = await listen(() => {
      if (joining.length === 0) joining.push(listen());
    });
    publish(1);
    await expect.poll(() => second.values()).toEqual([1]);
    publish(2);
    await expect.poll(() => second.values()).toEqual([1, 2]);
    const [late] = await Promise.all(joining);
    expect(late?.values()).toEqual([2]);
    expect(first.values()).toEqual([1, 2]);
  });

  it('continues when one listener leaves, and ends when all have left', async () => {
    const [first, second] = [await listen(), await listen()];
    await first.subscription.return();
    publish(1);
    await expect.poll(() => second.values()).toEqual([1]);
    expect(first.values()).toEqual([]);
    await second.subscription.return();
    await expect.poll(() => source.size).toBe(0);
  });

  it('can be started again, even while the last listener leaves', async () => {
    const last = await listen();
    const leaving = last.subscription.return();
    const next = await listen();
    await leaving;
    publish(2);
    await expect.poll(() => next.values()).toEqual([2]);
    expect(last.values()).toEqual([]);
  });

  it('ends for all listeners when its source ends, after delivering earlier events', async () => {
    const listeners = [await listen(), await listen()];
    publish(1);
    await expect.poll(() => executions).toBe(1);
    source.closeAll();
    for (const listener of listeners) {
      expect(await isDone(listener)).toBe(true);
      expect(listener.values()).toEqual([1]);
    }
  });

  it('ends for all listeners when results cannot be delivered', async () => {
    subscribe = createSharedSubscribe<Delivery>(() => {
      throw new Error('cannot be told');
    }, LIMITS);
    const listeners = [await listen(), await listen()];
    publish(1);
    for (const listener of listeners) expect(await isDone(listener)).toBe(true);
    expect(source.size).toBe(0);
  });

  it('that cannot start returns the errors to every listener', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => subscribe({ schema, document: parse('subscription { broken }'), network: null })),
    );
    for (const answer of answers) expect(answer).toMatchObject({ errors: [{ message: 'out of order' }] });
  });
});

describe('one execution', () => {
  const listenTo = (text: string, args: Partial<SubscriptionArgs> = {}) =>
    listen(undefined, { document: parse(text), ...args });

  async function countExecutions(...listening: Promise<Listener>[]): Promise<number> {
    const listeners = await Promise.all(listening);
    publish(1);
    await expect.poll(() => listeners.every(({ deliveries }) => deliveries.length > 0)).toBe(true);
    return executions;
  }

  it('serves one operation of a document, not the others in it', async () => {
    const document = parse('subscription A { a: shared } subscription B { b: shared }');
    const listeners = await Promise.all(
      ['A', 'B'].map((operationName) => listen(undefined, { document, operationName })),
    );
    publish(1);
    await expect
      .poll(() => listeners.map(({ deliveries }) => deliveries.flat()))
      .toEqual([[{ data: { a: 1 } }], [{ data: { b: 1 } }]]);
  });

  it('serves variables with equal values, whatever other variables are sent', async () => {
    const text = 'subscription ($id: ID) { shared(id: $id) }';
    const variables = [{ id: '7' }, { id: 7 }, { id: 7, other: 1 }];
    expect(await countExecutions(...variables.map((variableValues) => listenTo(text, { variableValues })))).toBe(1);
  });

  it('is created for each different value of a variable', async () => {
    const text = 'subscription ($id: ID) { shared(id: $id) }';
    const variables = [{ id: '7' }, { id: 8 }, {}];
    expect(await countExecutions(...variables.map((variableValues) => listenTo(text, { variableValues })))).toBe(3);
  });

  it.each([
    'subscription { ...F } fragment F on Subscription { shared }',
    'subscription { ... on Subscription { shared } }',
    'subscription { shared shared }',
  ])('serves all listeners of `%s`', async (text) => {
    expect(await countExecutions(listenTo(text), listenTo(text))).toBe(1);
  });
});

describe('different executions', () => {
  const start = (alias: string, network: string | null) =>
    subscribe({ schema, document: parse(`subscription { ${alias}: shared }`), network });
  const isRefused = (answer: object) => 'errors' in answer;

  it('are limited per network and in total, while equal ones are still shared', async () => {
    for (const alias of ['a', 'b', 'c']) expect(isRefused(await start(alias, '203.0.113.7'))).toBe(false);
    expect(await start('d', '203.0.113.7')).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
    expect(isRefused(await start('a', '203.0.113.7'))).toBe(false);
    for (const alias of ['d', 'e']) expect(isRefused(await start(alias, '203.0.113.8'))).toBe(false);
    expect(isRefused(await start('f', '203.0.113.9'))).toBe(true);
  });

  it('of our own clients are not limited', async () => {
    for (const alias of 'abcdefg') expect(isRefused(await start(alias, null))).toBe(false);
  });

  it('no longer count when their last listener has left', async () => {
    const [first] = await Promise.all(['a', 'b', 'c'].map((alias) => start(alias, '203.0.113.7')));
    expect(isRefused(await start('d', '203.0.113.7'))).toBe(true);
    if (first instanceof SharedSubscription) await first.return();
    expect(isRefused(await start('d', '203.0.113.7'))).toBe(false);
  });

  it('let other work run between them', async () => {
    const field = schema.getSubscriptionType()?.getFields().shared;
    if (!field) throw new Error('the schema has no such subscription');
    // Each execution takes a millisecond; all of them take a fifth of a second.
    field.resolve = () => {
      executions += 1;
      for (const end = performance.now() + 1; performance.now() < end; );
      return 1;
    };
    for (let number = 0; number < 200; number += 1) await start(`a${number}`, null);
    publish(1);
    const turns: number[] = [];
    while (executions < 200) {
      const before = executions;
      await new Promise(setImmediate);
      turns.push(executions - before);
    }
    expect(Math.max(...turns)).toBeLessThan(50);
  });
});

it('any other subscription is executed per listener', async () => {
  const document = parse('subscription { own }');
  const listeners = await Promise.all([1, 2].map(() => subscribe({ schema, document, network: null })));
  publish(3);
  for (const listener of listeners) {
    if (!(Symbol.asyncIterator in listener)) throw new Error(JSON.stringify(listener));
    expect((await listener[Symbol.asyncIterator]().next()).value).toEqual({ data: { own: 3 } });
  }
  expect(executions).toBe(2);
});
