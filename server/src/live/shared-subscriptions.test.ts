import { buildSchema, type ExecutionResult, type GraphQLSchema, parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSharedSubscribe, SharedSubscription } from './shared-subscriptions.ts';
import { TopicBoard } from './topic-board.ts';

type Delivery = readonly ExecutionResult[];
type Shared = SharedSubscription<Delivery>;

let schema: GraphQLSchema;
let source: TopicBoard<{ news: { value: number } }>;
let executions: number;
let preparations: Delivery[];
let subscribe: ReturnType<typeof createSharedSubscribe<Delivery>>;

beforeEach(() => {
  schema = buildSchema('type Query { a: Int } type Subscription { shared: Int own: Int broken: Int }');
  source = new TopicBoard();
  executions = 0;
  preparations = [];
  subscribe = createSharedSubscribe((results) => {
    preparations.push(results);
    return results;
  });
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

async function listen(onDelivery: () => void = () => {}): Promise<Listener> {
  const subscription = await subscribe({ schema, document: parse('subscription { shared }') });
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

  it('delivers all events in order, those of a burst together', async () => {
    const listeners = [await listen(), await listen()];
    const burst = Array.from({ length: 200 }, (_, event) => event);
    publish(...burst);
    await expect.poll(() => listeners.map((listener) => listener.values())).toEqual([burst, burst]);
    expect(preparations.length).toBeLessThan(10);
  });

  it('does not hold up other work while it delivers to many', async () => {
    // Each listener takes a tenth of a millisecond: together half a second.
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

  it('has nothing for a listener who joined when the delivery had begun', async () => {
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

  it('ends for all listeners when its source ends, after what came before', async () => {
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
    subscribe = createSharedSubscribe(() => {
      throw new Error('cannot be told');
    });
    const listeners = [await listen(), await listen()];
    publish(1);
    for (const listener of listeners) expect(await isDone(listener)).toBe(true);
    expect(source.size).toBe(0);
  });

  it('that cannot start returns the errors to every listener', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => subscribe({ schema, document: parse('subscription { broken }') })),
    );
    for (const answer of answers) expect(answer).toMatchObject({ errors: [{ message: 'out of order' }] });
  });
});

it('any other subscription is executed per listener', async () => {
  const document = parse('subscription { own }');
  const listeners = await Promise.all([1, 2].map(() => subscribe({ schema, document })));
  publish(3);
  for (const listener of listeners) {
    if (!(Symbol.asyncIterator in listener)) throw new Error(JSON.stringify(listener));
    expect((await listener[Symbol.asyncIterator]().next()).value).toEqual({ data: { own: 3 } });
  }
  expect(executions).toBe(2);
});
