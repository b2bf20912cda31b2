import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  print,
  subscribe,
} from 'graphql';
import { forEachInTurns, nextTurn } from './turns.ts';

/** Results that may wait for a delivery; then the source waits, whose own backlog is bounded as well. */
const MAXIMUM_UNDELIVERED = 256;

type Results = AsyncGenerator<ExecutionResult, void, void>;
type Subscribed<T> = SharedSubscription<T> | Results | AsyncIterableIterator<ExecutionResult> | ExecutionResult;

const DONE = { value: undefined, done: true } as const;

/** Makes of an operation's results, in their order, what all its subscribers get. Must not throw. */
export type PrepareDelivery<T> = (
  results: readonly ExecutionResult[],
  operation: Pick<ExecutionArgs, 'operationName'>,
) => T;

/** Whether all subscribers of an operation get the same results: its single root field has the extension `shared`. */
function isShared(schema: GraphQLSchema, document: DocumentNode, operationName: string | null | undefined): boolean {
  const [selection, ...others] = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  if (others.length > 0 || selection?.kind !== Kind.FIELD) return false;
  return schema.getSubscriptionType()?.getFields()[selection.name.value]?.extensions.shared === true;
}

/**
 * One subscriber of a shared operation. What it gets goes to its receiver; the iterator itself yields nothing and ends
 * with the subscription, so that ten thousand of them cost no promise per event.
 */
export class SharedSubscription<T> implements AsyncIterableIterator<never> {
  private readonly operation: SharedOperation<T>;
  private receiver: ((delivery: T) => void) | null = null;
  private resolveNext: ((result: typeof DONE) => void) | null = null;
  private isOpen = true;

  constructor(operation: SharedOperation<T>) {
    this.operation = operation;
  }

  /** Misses nothing when it is called as soon as the subscription is there: deliveries begin in a later turn. */
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
  readonly started: Promise<Results | ExecutionResult>;
  private readonly subscriptions = new Set<SharedSubscription<T>>();
  private readonly prepare: (results: readonly ExecutionResult[]) => T;
  private readonly onEnd: () => void;
  private undelivered: ExecutionResult[] = [];
  private delivering: Promise<void> | null = null;
  private hasEnded = false;

  /** `onEnd`: nobody may join any more. */
  constructor(args: ExecutionArgs, prepare: PrepareDelivery<T>, onEnd: () => void) {
    const { operationName } = args;
    this.prepare = (results) => prepare(results, { operationName });
    this.onEnd = onEnd;
    // A copy: the arguments belong to the first subscriber, and GraphQL reads them again for each event.
    this.started = subscribe({ ...args }) as Promise<Results | ExecutionResult>;
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
    this.started.then((results) => (isStream(results) ? results.return() : null)).catch(() => undefined);
  }

  private end(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.onEnd();
  }

  private async run(): Promise<void> {
    try {
      const results = await this.started;
      if (!isStream(results)) return;
      for await (const result of results) {
        this.undelivered.push(result);
        this.delivering ??= this.deliver().catch(() => this.stop());
        if (this.undelivered.length >= MAXIMUM_UNDELIVERED) await this.delivering;
      }
      await this.delivering;
    } finally {
      this.end();
      await forEachInTurns([...this.subscriptions], (subscription) => subscription.end());
    }
  }

  /** What comes while others are delivered is delivered together, so that a burst costs each socket one write. */
  private async deliver(): Promise<void> {
    while (this.undelivered.length > 0) {
      await nextTurn();
      const delivery = this.prepare(this.undelivered.splice(0));
      // Who joins from here on reads a newer state than what is being delivered.
      await forEachInTurns([...this.subscriptions], (subscription) => subscription.deliver(delivery));
    }
    this.delivering = null;
  }
}

/**
 * GraphQL's `subscribe`, but executes a shared operation once per event for all subscribers: ten thousand open product
 * pages cost one execution and one preparation. Operations with equal text and variables share one execution.
 */
export function createSharedSubscribe<T>(prepare: PrepareDelivery<T>): (args: ExecutionArgs) => Promise<Subscribed<T>> {
  const running = new Map<string, SharedOperation<T>>();
  const texts = new WeakMap<DocumentNode, string>();

  function getText(document: DocumentNode): string {
    const text = texts.get(document) ?? print(document);
    texts.set(document, text);
    return text;
  }

  function start(key: string, args: ExecutionArgs): SharedOperation<T> {
    const operation = new SharedOperation(args, prepare, () => running.delete(key));
    running.set(key, operation);
    return operation;
  }

  return async (args) => {
    const { schema, document, operationName, variableValues } = args;
    if (!isShared(schema, document, operationName)) return subscribe(args) as Promise<Subscribed<T>>;
    const key = JSON.stringify([getText(document), variableValues ?? {}]);
    const operation = running.get(key) ?? start(key, args);
    // Joins before the operation runs, so that the operation does not end meanwhile.
    const subscription = operation.join();
    const results = await operation.started;
    if (isStream(results)) return subscription;
    subscription.end();
    return results;
  };
}

function isStream(results: Results | ExecutionResult): results is Results {
  return Symbol.asyncIterator in results;
}
