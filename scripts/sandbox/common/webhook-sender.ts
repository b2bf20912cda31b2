import { randomUUID } from 'node:crypto';
import { createDeadline } from '../../setup/deadline.ts';
import type { Collection } from './collection.ts';
import type { DeliveryOrder } from './delivery-plan.ts';

const MOST_AT_ONCE = 8;
const ANSWER_TIMEOUT_MILLISECONDS = 15_000;
const FIRST_RETRY_MILLISECONDS = 500;
const LONGEST_RETRY_MILLISECONDS = 60_000;
const GIVE_UP_AFTER_MILLISECONDS = 3 * 24 * 60 * 60 * 1000;

type DeliveryState = 'pending' | 'delivered' | 'suppressed' | 'abandoned';

export interface Delivery {
  id: string;
  eventId: string;
  eventType: string;
  state: DeliveryState;
  attempts: number;
  /** Milliseconds since 1970; when it is tried next, while pending. */
  dueAt: number;
  lastStatus: number | null;
  lastError: string | null;
}

interface Identified {
  id: string;
}

/** The store of a sandbox for events and their deliveries. */
interface WebhookStore<Event extends Identified> {
  readonly events: Collection<Event>;
  readonly deliveries: Collection<Delivery>;
  save<T extends Identified>(collection: Collection<T>, item: T): void;
}

/** The wire format of a provider's events. */
interface WebhookFormat<Event> {
  getType(event: Event): string;
  /** Milliseconds since 1970. */
  createdAt(event: Event): number;
  render(event: Event): string;
  /** The signature, and who says it is sending. */
  buildHeaders(body: string): Record<string, string>;
}

/**
 * Delivers each event to the shop until it answers 2xx, with growing delays between attempts. Deliveries are persisted:
 * pending ones continue after a restart.
 */
export class WebhookSender<Event extends Identified> {
  private readonly store: WebhookStore<Event>;
  private readonly format: WebhookFormat<Event>;
  private url: string;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly due: string[] = [];
  private readonly stopped = new AbortController();
  private active = 0;
  private order: DeliveryOrder | undefined;
  private held: string[] = [];

  constructor(store: WebhookStore<Event>, format: WebhookFormat<Event>, url: string) {
    this.store = store;
    this.format = format;
    this.url = url;
  }

  /** Resumes the pending deliveries of an earlier run. */
  resume(): void {
    for (const delivery of this.store.deliveries.values()) {
      if (delivery.state === 'pending') this.schedule(delivery.id, 0);
    }
  }

  /** Sets the target of all deliveries, pending ones included. */
  sendTo(url: string): void {
    this.url = url;
  }

  /** Sets what happens to the next events; undefined returns to prompt delivery and sends what was held back. */
  setOrder(order: DeliveryOrder | undefined): void {
    this.order = order && { ...order };
    this.releaseHeld();
  }

  send(event: Event): void {
    const { order } = this;
    if (!order) return void this.open(event, 0);
    order.count -= 1;
    if (order.count <= 0) this.order = undefined;
    if (order.mode === 'late') this.open(event, order.milliseconds);
    else if (order.mode === 'never') this.record(event, 'suppressed');
    else if (order.mode === 'reversed') this.hold(event, order.count <= 0);
    else {
      this.open(event, 0);
      this.open(event, 0);
    }
  }

  /** Sends an event again; undefined if there is none with that id. */
  resend(eventId: string): Delivery | undefined {
    const event = this.store.events.get(eventId);
    return event && this.open(event, 0);
  }

  /** Newest first. */
  deliveries(): Iterable<Delivery> {
    return this.store.deliveries.newestFirst();
  }

  forgetAll(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.due.length = 0;
    this.held = [];
    this.order = undefined;
  }

  stop(): void {
    this.forgetAll();
    this.stopped.abort();
  }

  private record(event: Event, state: Delivery['state'], wait = 0): Delivery {
    const delivery: Delivery = {
      id: `whd_${randomUUID()}`,
      eventId: event.id,
      eventType: this.format.getType(event),
      state,
      attempts: 0,
      dueAt: Date.now() + wait,
      lastStatus: null,
      lastError: null,
    };
    this.store.save(this.store.deliveries, delivery);
    return delivery;
  }

  private open(event: Event, wait: number): Delivery {
    const delivery = this.record(event, 'pending', wait);
    this.schedule(delivery.id, wait);
    return delivery;
  }

  private hold(event: Event, isLast: boolean): void {
    this.held.push(this.record(event, 'pending').id);
    if (isLast) this.releaseHeld();
  }

  /** One after the other, so that the reversed order is also the order of arrival. */
  private releaseHeld(): void {
    const ids = this.held.reverse();
    this.held = [];
    const sendInTurn = async () => {
      for (const id of ids) await this.attempt(id);
    };
    void sendInTurn();
  }

  private schedule(id: string, wait: number): void {
    if (wait <= 0) {
      this.enqueue(id);
      return;
    }
    const timer = setTimeout(() => {
      this.timers.delete(id);
      this.enqueue(id);
    }, wait);
    this.timers.set(id, timer);
  }

  private enqueue(id: string): void {
    this.due.push(id);
    this.work();
  }

  private work(): void {
    while (this.active < MOST_AT_ONCE) {
      const id = this.due.shift();
      if (id === undefined) return;
      this.active += 1;
      void this.attempt(id).finally(() => {
        this.active -= 1;
        this.work();
      });
    }
  }

  private async attempt(id: string): Promise<void> {
    const delivery = this.store.deliveries.get(id);
    const event = delivery && this.store.events.get(delivery.eventId);
    if (!delivery || !event || this.stopped.signal.aborted) return;
    const { status, error } = await this.post(event);
    // Stopped or reset meanwhile: the delivery is left to the next start, or gone.
    if (this.stopped.signal.aborted || this.store.deliveries.get(id) !== delivery) return;
    const attempts = delivery.attempts + 1;
    const tried = { ...delivery, attempts, lastStatus: status, lastError: error };
    if (status !== null && status >= 200 && status < 300) {
      this.store.save<Delivery>(this.store.deliveries, { ...tried, state: 'delivered' });
    } else if (Date.now() - this.format.createdAt(event) > GIVE_UP_AFTER_MILLISECONDS) {
      this.store.save<Delivery>(this.store.deliveries, { ...tried, state: 'abandoned' });
    } else {
      const wait = Math.min(FIRST_RETRY_MILLISECONDS * 2 ** (attempts - 1), LONGEST_RETRY_MILLISECONDS);
      this.store.save(this.store.deliveries, { ...tried, dueAt: Date.now() + wait });
      this.schedule(id, wait);
    }
  }

  private async post(event: Event): Promise<{ status: number | null; error: string | null }> {
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
      return { status: response.status, error: null };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return { status: null, error: String(cause) };
    } finally {
      deadline.end();
    }
  }
}
