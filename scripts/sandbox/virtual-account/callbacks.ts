import { createDeadline } from '../../setup/deadline.ts';
import type { Account } from './accounts.ts';
import { toSeoulTime } from './payment.ts';

const ANSWER_TIMEOUT_MILLISECONDS = 15_000;
const FIRST_RETRY_MILLISECONDS = 500;
const MOST_TRIES = 8;

/** What the shop answered to a callback. */
export interface Delivery {
  readonly orderId: string;
  readonly status: string;
  readonly attempts: number;
  /** Of the last try; null where no answer came. */
  readonly answer: number | null;
}

/** Toss's `DEPOSIT_CALLBACK`: the secret of the account tells the shop that it comes from here. */
function buildBody({ secret, status, lastTransactionKey, orderId }: Account): string {
  const createdAt = toSeoulTime(new Date());
  return JSON.stringify({ createdAt, secret, status, transactionKey: lastTransactionKey, orderId });
}

/** Tells the shop of deposits until it answers 2xx, with growing pauses. */
export class Callbacks {
  private url: string;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly stopped = new AbortController();
  private deliveries: Delivery[] = [];

  constructor(url: string) {
    this.url = url;
  }

  sendTo(url: string): void {
    this.url = url;
  }

  /** Newest first. */
  list(): readonly Delivery[] {
    return this.deliveries.toReversed();
  }

  send(account: Account): void {
    void this.attempt(account.orderId, account.status, buildBody(account), 1);
  }

  forgetAll(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.deliveries = [];
  }

  stop(): void {
    this.forgetAll();
    this.stopped.abort();
  }

  private async attempt(orderId: string, status: string, body: string, attempts: number): Promise<void> {
    const answer = await this.post(body);
    if (this.stopped.signal.aborted) return;
    this.deliveries.push({ orderId, status, attempts, answer });
    if ((answer !== null && answer >= 200 && answer < 300) || attempts >= MOST_TRIES) return;
    const wait = FIRST_RETRY_MILLISECONDS * 2 ** (attempts - 1);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.attempt(orderId, status, body, attempts + 1);
    }, wait);
    this.timers.add(timer);
  }

  private async post(body: string): Promise<number | null> {
    const deadline = createDeadline(ANSWER_TIMEOUT_MILLISECONDS, 'no answer in time', this.stopped.signal);
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'User-Agent': 'TossPayments (sandbox)' },
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
