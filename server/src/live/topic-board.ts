/**
 * Maximum backlog of a subscription, which is then ended: the client resubscribes and reads the current state, which is cheaper.
 */
const MAXIMUM_BACKLOG = 256;

/** The event queue of one subscriber, between the board and its socket. */
class Subscriber<T> implements AsyncIterableIterator<T> {
  private readonly backlog: T[] = [];
  private waiting: ((result: IteratorResult<T>) => void) | null = null;
  private closed = false;
  private readonly onClose: () => void;

  constructor(onClose: () => void) {
    this.onClose = onClose;
  }

  push(value: T): void {
    if (this.waiting) {
      const resolve = this.waiting;
      this.waiting = null;
      resolve({ value, done: false });
      return;
    }
    this.backlog.push(value);
    if (this.backlog.length > MAXIMUM_BACKLOG) this.close();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.backlog.length = 0;
    this.waiting?.({ value: undefined, done: true });
    this.onClose();
  }

  next(): Promise<IteratorResult<T>> {
    const value = this.backlog.shift();
    if (value !== undefined) return Promise.resolve({ value, done: false });
    if (this.closed) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  return(): Promise<IteratorResult<T>> {
    this.close();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** Publish/subscribe by topic within this process. A topic without subscribers costs nothing. */
export class TopicBoard<Events extends object> {
  private readonly topics = new Map<keyof Events, Set<Subscriber<unknown>>>();

  /** Calls `onDeserted` if the topic's last subscriber leaves and it is this one. */
  subscribe<T extends keyof Events>(topic: T, onDeserted: () => void = () => {}): AsyncIterableIterator<Events[T]> {
    const subscribers = this.topics.get(topic) ?? new Set();
    this.topics.set(topic, subscribers);
    const subscriber = new Subscriber<Events[T]>(() => {
      subscribers.delete(subscriber as Subscriber<unknown>);
      if (subscribers.size > 0 || this.topics.get(topic) !== subscribers) return;
      this.topics.delete(topic);
      onDeserted();
    });
    subscribers.add(subscriber as Subscriber<unknown>);
    return subscriber;
  }

  publish<T extends keyof Events>(topic: T, event: Events[T]): void {
    for (const subscriber of this.topics.get(topic) ?? []) subscriber.push(event);
  }

  /** Ends all subscriptions: after a gap in the events, each client has to read the current state again. */
  closeAll(): void {
    for (const subscribers of [...this.topics.values()]) {
      for (const subscriber of [...subscribers]) subscriber.close();
    }
  }

  /** Number of subscribers in this process, for metrics and tests. */
  get size(): number {
    return [...this.topics.values()].reduce((sum, subscribers) => sum + subscribers.size, 0);
  }
}
