import type Stripe from 'stripe';
import { nowInSeconds } from './context.ts';
import type { DeliveryOrder } from './delivery-plan.ts';
import { newId } from './ids.ts';
import { signPayload } from './signature.ts';
import type { Delivery, StripeStore } from './store.ts';

const MOST_AT_ONCE = 8;
const ANSWER_TIMEOUT_MILLISECONDS = 15_000;
const FIRST_RETRY_MILLISECONDS = 500;
const LONGEST_RETRY_MILLISECONDS = 60_000;
const GIVE_UP_AFTER_SECONDS = 3 * 24 * 60 * 60;

interface WebhookTarget {
  url: string;
  secret: string;
}

/**
 * Brings each event to the shop until it answers 2xx, first at once, then with growing pauses. Deliveries are stored,
 * so those that are still open go on after a restart.
 */
export class WebhookSender {
  private readonly store: StripeStore;
  private readonly target: WebhookTarget;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly due: string[] = [];
  private readonly stopped = new AbortController();
  private active = 0;
  private order: DeliveryOrder | undefined;
  private held: string[] = [];

  constructor(store: StripeStore, target: WebhookTarget) {
    this.store = store;
    this.target = target;
  }

  /** Takes up the deliveries that an earlier run left open. */
  resume(): void {
    for (const delivery of this.store.deliveries.values()) {
      if (delivery.state === 'pending') this.schedule(delivery.id, 0);
    }
  }

  /** From now on deliveries go there, those that are still open too. */
  sendTo(url: string): void {
    this.target.url = url;
  }

  /** Sets what happens to the next events; undefined returns to prompt delivery and sends what was held back. */
  setOrder(order: DeliveryOrder | undefined): void {
    this.order = order && { ...order };
    this.releaseHeld();
  }

  send(event: Stripe.Event): void {
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

  /** Sends an event once more, whatever became of it. */
  resend(event: Stripe.Event): Delivery {
    return this.open(event, 0);
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

  private record(event: Stripe.Event, state: Delivery['state'], wait = 0): Delivery {
    const delivery: Delivery = {
      id: newId('whd'),
      eventId: event.id,
      eventType: event.type,
      state,
      attempts: 0,
      dueAt: Date.now() + wait,
      lastStatus: null,
      lastError: null,
    };
    this.store.save(this.store.deliveries, delivery);
    return delivery;
  }

  private open(event: Stripe.Event, wait: number): Delivery {
    const delivery = this.record(event, 'pending', wait);
    this.schedule(delivery.id, wait);
    return delivery;
  }

  private hold(event: Stripe.Event, isLast: boolean): void {
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
    // A stop or a reset in the meantime: the delivery belongs to the next start or to nobody.
    if (this.stopped.signal.aborted || this.store.deliveries.get(id) !== delivery) return;
    const attempts = delivery.attempts + 1;
    const tried = { ...delivery, attempts, lastStatus: status, lastError: error };
    if (status !== null && status >= 200 && status < 300) {
      this.store.save<Delivery>(this.store.deliveries, { ...tried, state: 'delivered' });
    } else if (nowInSeconds() - event.created > GIVE_UP_AFTER_SECONDS) {
      this.store.save<Delivery>(this.store.deliveries, { ...tried, state: 'abandoned' });
    } else {
      const wait = Math.min(FIRST_RETRY_MILLISECONDS * 2 ** (attempts - 1), LONGEST_RETRY_MILLISECONDS);
      this.store.save(this.store.deliveries, { ...tried, dueAt: Date.now() + wait });
      this.schedule(id, wait);
    }
  }

  private async post(event: Stripe.Event): Promise<{ status: number | null; error: string | null }> {
    const body = JSON.stringify(event, null, 2);
    const signature = signPayload(body, this.target.secret, nowInSeconds());
    try {
      const response = await fetch(this.target.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signature,
          'User-Agent': 'Stripe/1.0 (sandbox)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MILLISECONDS)]),
      });
      await response.arrayBuffer();
      return { status: response.status, error: null };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return { status: null, error: String(cause) };
    }
  }
}
