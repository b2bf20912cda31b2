import { randomUUID } from 'node:crypto';
import { createDeadline } from '../../setup/deadline.ts';
import { readFields } from './json-body.ts';
import type { Routes } from './sandbox.ts';
import type { Collection, Store } from './store.ts';

const ANSWER_TIMEOUT_MILLISECONDS = 15_000;
const FIRST_RETRY_MILLISECONDS = 500;
const LONGEST_RETRY_MILLISECONDS = 60_000;

interface Event {
  readonly id: string;
}

export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly state: 'pending' | 'delivered' | 'suppressed';
  readonly attempts: number;
  /** Null if there was no response. */
  readonly lastStatus: number | null;
}

/** How the next events are handled: `reversed` holds them until there are `count`, and sends the last one first. */
interface Order {
  readonly mode: 'twice' | 'never' | 'reversed';
  count: number;
}

/** The wire format of a provider's events. */
interface WebhookFormat<T> {
  render(event: T): string;
  /** The signature, and the sender's user agent. */
  buildHeaders(body: string): Readonly<Record<string, string>>;
}

/**
 * Delivers each event to the shop until it returns 2xx, with increasing delays between attempts. Deliveries are stored: open ones
 * continue after a restart.
 */
export class WebhookSender<T extends Event> {
  readonly events: Collection<T>;
  readonly deliveries: Collection<Delivery>;
  private readonly format: WebhookFormat<T>;
  private url: string;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly stopped = new AbortController();
  private order: Order | undefined;
  private held: Delivery[] = [];

  constructor(store: Store, format: WebhookFormat<T>, url = '') {
    this.events = store.collection<T>('event');
    this.deliveries = store.collection<Delivery>('delivery');
    this.format = format;
    this.url = url;
  }

  get target(): string {
    return this.url;
  }

  /** Sets the target of all deliveries, open ones included. */
  sendTo(url: string): void {
    this.url = url;
  }

  /** Continues the open deliveries of an earlier run. */
  resume(): void {
    for (const delivery of this.deliveries.oldestFirst()) {
      if (delivery.state === 'pending') void this.attempt(delivery.id);
    }
  }

  send(event: T): void {
    this.events.put(event);
    const { order } = this;
    if (order) order.count -= 1;
    const isLast = order !== undefined && order.count <= 0;
    if (isLast) this.order = undefined;
    const delivery = this.record(event, order?.mode === 'never' ? 'suppressed' : 'pending');
    if (order?.mode === 'reversed') this.held.push(delivery);
    else if (order?.mode !== 'never') void this.attempt(delivery.id);
    if (order?.mode === 'twice') void this.attempt(this.record(event, 'pending').id);
    if (isLast) this.releaseHeld();
  }

  clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.held = [];
    this.order = undefined;
  }

  stop(): void {
    this.clear();
    this.stopped.abort();
  }

  /** The routes of `/sandbox` for webhooks. */
  routes(): Routes {
    return {
      'POST /sandbox/webhooks': ({ body }) => {
        const { mode, count = 1 } = readFields(body) as unknown as Order;
        this.releaseHeld();
        this.order = { mode, count };
        return { status: 201 };
      },
      'DELETE /sandbox/webhooks': () => {
        this.order = undefined;
        this.releaseHeld();
        return { status: 204 };
      },
      'GET /sandbox/deliveries': () => ({ status: 200, body: { data: this.deliveries.newestFirst() } }),
      'POST /sandbox/events/:id/deliver': ({ params }) => {
        const event = this.events.get(params.id ?? '');
        if (!event) return { status: 404 };
        const delivery = this.record(event, 'pending');
        void this.attempt(delivery.id);
        return { status: 202, body: delivery };
      },
    };
  }

  private record(event: T, state: Delivery['state']): Delivery {
    return this.deliveries.put({ id: randomUUID(), eventId: event.id, state, attempts: 0, lastStatus: null });
  }

  /** One after the other, so that they also arrive in reversed order. */
  private async releaseHeld(): Promise<void> {
    const deliveries = this.held.reverse();
    this.held = [];
    for (const { id } of deliveries) await this.attempt(id);
  }

  private async attempt(id: string): Promise<void> {
    const delivery = this.deliveries.get(id);
    const event = delivery && this.events.get(delivery.eventId);
    if (!delivery || !event) return;
    const lastStatus = await this.post(event);
    // Stopped or reset meanwhile: the delivery continues after the next start, or no longer exists.
    if (this.stopped.signal.aborted || this.deliveries.get(id) !== delivery) return;
    const isTaken = lastStatus !== null && lastStatus >= 200 && lastStatus < 300;
    const attempts = delivery.attempts + 1;
    this.deliveries.put({ ...delivery, attempts, lastStatus, state: isTaken ? 'delivered' : 'pending' });
    if (isTaken) return;
    const wait = Math.min(FIRST_RETRY_MILLISECONDS * 2 ** (attempts - 1), LONGEST_RETRY_MILLISECONDS);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.attempt(id);
    }, wait);
    this.timers.add(timer);
  }

  private async post(event: T): Promise<number | null> {
    const body = this.format.render(event);
    const deadline = createDeadline(ANSWER_TIMEOUT_MILLISECONDS, 'no answer in time', this.stopped.signal);
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8', ...this.format.buildHeaders(body) },
        body,
        redirect: 'manual',
        signal: deadline.signal,
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    } finally {
      deadline.end();
    }
  }
}
