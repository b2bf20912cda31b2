import { join } from 'node:path';
import type Stripe from 'stripe';
import { Collection } from '../common/collection.ts';
import { Journal, type JournalEntry } from '../common/journal.ts';
import type { Delivery } from '../common/webhook-sender.ts';
import type { CardBehaviour } from './cards.ts';

/** The step that an intent waits for. */
export type PendingStep =
  | { kind: 'authentication'; paymentMethodId: string; returnUrl: string | null }
  /** `at` in milliseconds since 1970. */
  | { kind: 'settlement'; paymentMethodId: string; at: number; outcome: 'succeeded' | 'failed' };

export interface StoredIntent {
  id: string;
  intent: Stripe.PaymentIntent;
  step: PendingStep | null;
}

export interface StoredPaymentMethod {
  id: string;
  paymentMethod: Stripe.PaymentMethod;
  behaviour: CardBehaviour;
}

/** The first answer to an idempotency key. */
export interface KeptAnswer {
  /** The key. */
  id: string;
  endpoint: string;
  fingerprint: string;
  requestId: string;
  status: number;
  body: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The lines of an answer of Stripe Tax, for those who read on in their list. */
interface StoredCalculation {
  id: string;
  lines: Stripe.Tax.CalculationLineItem[];
}

interface Carried {
  /** The currency. */
  id: string;
  amount: number;
}

type AnyCollection = Collection<{ id: string }>;

const LIMIT = 5000;
const CALCULATIONS = 100;
const RESET = 'reset';

/**
 * Everything the sandbox knows, in memory and, with a data folder, in a journal. Stored values are never changed in
 * place: a change puts a new value, so that events can keep the value of their moment without a copy.
 */
export class StripeStore {
  readonly intents = new Collection<StoredIntent>('intent', LIMIT);
  readonly paymentMethods = new Collection<StoredPaymentMethod>('payment_method', LIMIT);
  readonly charges = new Collection<Stripe.Charge>('charge', LIMIT);
  readonly refunds = new Collection<Stripe.Refund>('refund', LIMIT);
  readonly disputes = new Collection<Stripe.Dispute>('dispute', LIMIT);
  readonly events = new Collection<Stripe.Event>('event', LIMIT);
  readonly deliveries = new Collection<Delivery>('delivery', LIMIT);
  readonly keptAnswers = new Collection<KeptAnswer>('kept_answer', LIMIT);
  /** In memory only. */
  readonly calculations = new Collection<StoredCalculation>('calculation', CALCULATIONS);
  /** Net sums of forgotten balance transactions by currency, so that the balance stays right. */
  readonly carried = new Collection<Carried>('carried', LIMIT);
  readonly transactions = new Collection<Stripe.BalanceTransaction>('transaction', LIMIT, (forgotten) => {
    const before = this.carried.get(forgotten.currency)?.amount ?? 0;
    this.save(this.carried, { id: forgotten.currency, amount: before + forgotten.net });
  });
  private readonly journal: Journal | undefined;

  constructor(dataPath?: string) {
    if (!dataPath) return;
    const path = join(dataPath, 'stripe-sandbox.jsonl');
    const byKind = new Map(this.collections().map((collection) => [collection.kind, collection]));
    for (const { kind, value } of Journal.read(path)) {
      if (kind === RESET) this.forgetAll();
      else byKind.get(kind)?.put(value as { id: string });
    }
    this.journal = new Journal(path, () => this.snapshot());
  }

  save<T extends { id: string }>(collection: Collection<T>, item: T): void {
    // The journal line goes first: forgetting the oldest, which `put` may do, writes a line that builds on it.
    this.journal?.append({ kind: collection.kind, value: item });
    collection.put(item);
  }

  clear(): void {
    this.journal?.append({ kind: RESET, value: null });
    this.forgetAll();
  }

  async flushed(): Promise<void> {
    await this.journal?.flushed();
  }

  async close(): Promise<void> {
    await this.journal?.close();
  }

  private forgetAll(): void {
    for (const collection of this.collections()) collection.clear();
    this.calculations.clear();
  }

  private collections(): AnyCollection[] {
    const { intents, paymentMethods, charges, refunds, disputes, carried, transactions } = this;
    const money = [carried, intents, paymentMethods, charges, refunds, disputes, transactions];
    return [...money, this.events, this.deliveries, this.keptAnswers] as unknown as AnyCollection[];
  }

  private *snapshot(): Generator<JournalEntry> {
    for (const collection of this.collections()) {
      for (const value of collection.values()) yield { kind: collection.kind, value };
    }
  }
}
