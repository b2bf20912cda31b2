import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Collection } from '../common/collection.ts';
import { Journal, type JournalEntry } from '../common/journal.ts';
import type { Delivery } from '../common/webhook-sender.ts';
import type { Message } from './message.ts';
import { type Suppression, suppressionId } from './suppression.ts';
import type { PostmarkEvent } from './webhook-format.ts';

export interface Email extends Message {
  /** Postmark's MessageID. */
  id: string;
  submittedAt: string;
}

const MOST_EMAILS = 1000;
const MOST_BYTES = 32 * 1024 * 1024;
const RESET = 'reset';
const REMOVED_SUPPRESSION = 'removed suppression';

function measureSize({ htmlBody, textBody }: Message): number {
  return htmlBody.length + textBody.length + 2000;
}

/** The delivered emails, the newest 1,000 and at most 32 MiB of them, the suppressed addresses, and the webhooks about them. */
export class EmailStore {
  readonly events = new Collection<PostmarkEvent>('event', MOST_EMAILS);
  readonly deliveries = new Collection<Delivery>('delivery', MOST_EMAILS);
  private bytes = 0;
  private reports = 0;
  private readonly emails = new Collection<Email>('email', MOST_EMAILS, (email) => {
    this.bytes -= measureSize(email);
  });
  private readonly suppressions = new Map<string, Suppression>();
  private readonly journal: Journal | undefined;

  constructor(dataPath?: string) {
    if (!dataPath) return;
    const path = join(dataPath, 'postmark-sandbox.jsonl');
    for (const { kind, value } of Journal.read(path)) this.read(kind, value);
    this.journal = new Journal(path, () => this.snapshot());
  }

  save<T extends { id: string }>(collection: Collection<T>, item: T): void {
    this.journal?.append({ kind: collection.kind, value: item });
    collection.put(item);
  }

  deliver(message: Message): Email {
    const email = { id: randomUUID(), submittedAt: new Date().toISOString(), ...message };
    this.journal?.append({ kind: this.emails.kind, value: email });
    this.keep(email);
    return email;
  }

  find(id: string): Email | undefined {
    return this.emails.get(id);
  }

  newestFirst(): Generator<Email> {
    return this.emails.newestFirst();
  }

  /** The number of the next bounce or complaint, which no other one has, also after a restart. */
  nextReportId(): number {
    this.reports = Math.max(this.reports + 1, Date.now());
    return this.reports;
  }

  findSuppression(stream: string, address: string): Suppression | undefined {
    return this.suppressions.get(suppressionId(stream, address));
  }

  listSuppressions(): Iterable<Suppression> {
    return this.suppressions.values();
  }

  suppress(suppression: Suppression): void {
    this.journal?.append({ kind: 'suppression', value: suppression });
    this.suppressions.set(suppression.id, suppression);
  }

  removeSuppression({ id }: Suppression): void {
    this.journal?.append({ kind: REMOVED_SUPPRESSION, value: { id } });
    this.suppressions.delete(id);
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

  private read(kind: string, value: unknown): void {
    if (kind === RESET) this.forgetAll();
    else if (kind === this.emails.kind) this.keep(value as Email);
    else if (kind === 'suppression') this.suppressions.set((value as Suppression).id, value as Suppression);
    else if (kind === REMOVED_SUPPRESSION) this.suppressions.delete((value as Suppression).id);
    else if (kind === this.events.kind) this.events.put(value as PostmarkEvent);
    else if (kind === this.deliveries.kind) this.deliveries.put(value as Delivery);
  }

  private forgetAll(): void {
    for (const collection of [this.emails, this.events, this.deliveries]) collection.clear();
    this.suppressions.clear();
    this.bytes = 0;
  }

  private keep(email: Email): void {
    this.bytes += measureSize(email);
    this.emails.put(email);
    while (this.bytes > MOST_BYTES && this.emails.size > 1) this.emails.forgetOldest();
  }

  private *snapshot(): Generator<JournalEntry> {
    for (const collection of [this.emails, this.events, this.deliveries]) {
      for (const value of collection.values()) yield { kind: collection.kind, value };
    }
    for (const value of this.suppressions.values()) yield { kind: 'suppression', value };
  }
}
