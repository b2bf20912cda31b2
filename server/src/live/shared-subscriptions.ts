import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import { Admission, type AdmissionLimits } from '../common/admission.ts';
import { nextTurn, Turns } from '../common/turns.ts';
import { getSharedKey } from './shared-key.ts';
import { ExecutedEvents, subscribeInTurns } from './subscribe-in-turns.ts';

/** Results that may wait for delivery; beyond that the source waits, whose own backlog is bounded as well. */
const MAXIMUM_UNDELIVERED = 256;

type Subscribed<T> = SharedSubscription<T> | ExecutedEvents | ExecutionResult;

const DONE = { value: undefined, done: true } as const;

/** Converts the results of an operation, in order, to what all its subscribers receive. Must not throw. */
export type PrepareDelivery<T> = (
  results: readonly ExecutionResult[],
  operation: Pick<ExecutionArgs, 'operationName'>,
) => T;

/**
 * One subscriber of a shared operation. Results are passed to its receiver; the iterator itself yields nothing and ends with the
 * subscription, so that ten thousand of them cost no promise per event.
 */
export class SharedSubscription<T> implements AsyncIterableIterator<never> {
  private readonly operation: SharedOperation<T>;
  private receiver: ((delivery: T) => void) | null = null;
  private resolveNext: ((result: typeof DONE) => void) | null = null;
  private isOpen = true;

  constructor(operation: SharedOperation<T>) {
    this.operation = operation;
  }

  /** Misses nothing if it is called as soon as the subscription exists: deliveries begin in a later turn. */
  deliverTo(receiver: (delivery: T) => void): void {
    this.receiver = receiver;
  }

  deliver(delivery: T): void {
    if (this.isOpen) this.receiver?.(delivery);
  }

  end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.receiver = null;
    this.resolveNext?.(DONE);
    this.operation.leave(this);
  }

  next(): Promise<IteratorResult<never>> {
    if (!this.isOpen) return Promise.resolve(DONE);
    return new Promise((resolve) => {
      this.resolveNext = resolve;
    });
  }

  return(): Promise<IteratorResult<never>> {
    this.end();
    return Promise.resolve(DONE);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** One execution for all its subscribers. */
class SharedOperation<T> {
  readonly started: Promise<ExecutedEvents | ExecutionResult>;
  private readonly subscriptions = new Set<SharedSubscription<T>>();
  private readonly turns: Turns;
  private readonly prepare: (results: readonly ExecutionResult[]) => T;
  private readonly onEnd: () => void;
  private undelivered: ExecutionResult[] = [];
  private delivering: Promise<void> | null = null;
  private hasEnded = false;

  /** `onEnd`: called once nobody may join any more. */
  constructor(args: ExecutionArgs, turns: Turns, prepare: PrepareDelivery<T>, onEnd: () => void) {
    const { operationName } = args;
    this.turns = turns;
    this.prepare = (results) => prepare(results, { operationName });
    this.onEnd = onEnd;
    // A copy: the arguments belong to the first subscriber, and GraphQL reads them again for each event.
    this.started = subscribeInTurns({ ...args }, turns);
    this.run().catch(() => undefined);
  }

  join(): SharedSubscription<T> {
    const subscription = new SharedSubscription(this);
    this.subscriptions.add(subscription);
    return subscription;
  }

  leave(subscription: SharedSubscription<T>): void {
    this.subscriptions.delete(subscription);
    if (this.subscriptions.size === 0 && !this.hasEnded) this.stop();
  }

  private stop(): void {
    this.end();
    this.started
      .then((results) => (results instanceof ExecutedEvents ? results.return() : null))
      .catch(() => undefined);
  }

  private end(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.onEnd();
  }

  private async run(): Promise<void> {
    try {
      const results = await this.started;
      if (!(results instanceof ExecutedEvents)) return;
      for await (const result of results) {
        this.undelivered.push(result);
        this.delivering ??= this.deliver().catch(() => this.stop());
        if (this.undelivered.length >= MAXIMUM_UNDELIVERED) await this.delivering;
      }
      await this.delivering;
    } finally {
      this.end();
      await this.turns.forEach([...this.subscriptions], (subscription) => subscription.end());
    }
  }

  /** Results that arrive during a delivery are delivered together, so that a burst costs each socket one write. */
  private async deliver(): Promise<void> {
    while (this.undelivered.length > 0) {
      await nextTurn();
      const { delivery, subscriptions } = await this.turns.run(() => ({
        delivery: this.prepare(this.undelivered.splice(0)),
        // Later subscribers read a newer state than the one being delivered.
        subscriptions: [...this.subscriptions],
      }));
      await this.turns.forEach(subscriptions, (subscription) => subscription.deliver(delivery));
    }
    this.delivering = null;
  }
}

export interface SubscriptionArgs extends ExecutionArgs {
  /**
   * The network (common/client-network.ts) for which the execution counts; null for operations of our own clients, which are not
   * limited.
   */
  readonly network: string | null;
}

const tooManyExecutions = () =>
  new GraphQLError('Too many different subscriptions: end some, or send the same ones with variables.', {
    extensions: { code: 'TOO_MANY_REQUESTS' },
  });

/**
 * GraphQL's `subscribe`, but executes a shared operation once per event for all subscribers: ten thousand open product
 * pages cost one execution and one preparation. Operations with equal text, name and variables share one execution; how
 * many different ones run is bounded, and all take turns with other work.
 */
export function createSharedSubscribe<T>(
  prepare: PrepareDelivery<T>,
  limits: AdmissionLimits,
): (args: SubscriptionArgs) => Promise<Subscribed<T>> {
  const running = new Map<string, SharedOperation<T>>();
  const turns = new Turns();
  const executions = new Admission(limits);

  /** Null if too many executions are running. */
  function start(key: string, { network, ...args }: SubscriptionArgs): SharedOperation<T> | null {
    const leave = network === null ? () => undefined : executions.enter(network);
    if (!leave) return null;
    const operation = new SharedOperation(args, turns, prepare, () => {
      running.delete(key);
      leave();
    });
    running.set(key, operation);
    return operation;
  }

  return async (args) => {
    const key = getSharedKey(args);
    if (key === null) return subscribeInTurns(args, turns);
    const operation = running.get(key) ?? start(key, args);
    if (!operation) return { errors: [tooManyExecutions()] };
    // Joins before the operation runs, so that the operation does not end meanwhile.
    const subscription = operation.join();
    const results = await operation.started;
    if (results instanceof ExecutedEvents) return subscription;
    subscription.end();
    return results;
  };
}
