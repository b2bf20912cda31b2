import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Collection } from '../common/collection.ts';
import { Journal, type JournalEntry } from '../common/journal.ts';
import type { Message } from './message.ts';

export interface Email extends Message {
  /** Postmark's MessageID. */
  id: string;
  submittedAt: string;
}

interface InactiveAddress {
  /** In lower case. */
  id: string;
}

const MOST_EMAILS = 1000;
const MOST_BYTES = 32 * 1024 * 1024;

function measureSize({ htmlBody, textBody }: Message): number {
  return htmlBody.length + textBody.length + 2000;
}

/** The delivered emails, the newest 1,000 and at most 32 MiB of them, and the addresses that take none. */
export class EmailStore {
  private bytes = 0;
  private readonly emails = new Collection<Email>('email', MOST_EMAILS, (email) => {
    this.bytes -= measureSize(email);
  });
  private readonly inactive = new Map<string, InactiveAddress>();
  private readonly journal: Journal | undefined;

  constructor(dataPath?: string) {
    if (!dataPath) return;
    const path = join(dataPath, 'postmark-sandbox.jsonl');
    for (const { kind, value } of Journal.read(path)) {
      if (kind === 'reset') this.forgetAll();
      else if (kind === 'email') this.keep(value as Email);
      else if (kind === 'inactive') this.inactive.set((value as InactiveAddress).id, value as InactiveAddress);
      else if (kind === 'active') this.inactive.delete((value as InactiveAddress).id);
    }
    this.journal = new Journal(path, () => this.snapshot());
  }

  deliver(message: Message): Email {
    const email = { id: randomUUID(), submittedAt: new Date().toISOString(), ...message };
    this.journal?.append({ kind: 'email', value: email });
    this.keep(email);
    return email;
  }

  find(id: string): Email | undefined {
    return this.emails.get(id);
  }

  newestFirst(): Generator<Email> {
    return this.emails.newestFirst();
  }

  isInactive(address: string): boolean {
    return this.inactive.has(address.toLowerCase());
  }

  setInactive(address: string, isInactive: boolean): void {
    const value = { id: address.toLowerCase() };
    this.journal?.append({ kind: isInactive ? 'inactive' : 'active', value });
    if (isInactive) this.inactive.set(value.id, value);
    else this.inactive.delete(value.id);
  }

  clear(): void {
    this.journal?.append({ kind: 'reset', value: null });
    this.forgetAll();
  }

  async flushed(): Promise<void> {
    await this.journal?.flushed();
  }

  async close(): Promise<void> {
    await this.journal?.close();
  }

  private forgetAll(): void {
    this.emails.clear();
    this.inactive.clear();
    this.bytes = 0;
  }

  private keep(email: Email): void {
    this.bytes += measureSize(email);
    this.emails.put(email);
    while (this.bytes > MOST_BYTES && this.emails.size > 1) this.emails.forgetOldest();
  }

  private *snapshot(): Generator<JournalEntry> {
    for (const value of this.emails.values()) yield { kind: 'email', value };
    for (const value of this.inactive.values()) yield { kind: 'inactive', value };
  }
}
