import { join } from 'node:path';
import { Collection } from '../common/collection.ts';
import { Journal, type JournalEntry } from '../common/journal.ts';

type AccountStatus = 'WAITING_FOR_DEPOSIT' | 'DONE' | 'CANCELED' | 'EXPIRED';

/** A virtual account as the sandbox keeps it; changes put a new value. */
export interface Account {
  /** Toss's paymentKey. */
  id: string;
  /** The shop's name for it. */
  orderId: string;
  orderName: string;
  customerName: string;
  bankCode: string;
  accountNumber: string;
  /** Won. */
  amount: number;
  status: AccountStatus;
  secret: string;
  requestedAt: string;
  approvedAt: string | null;
  dueDate: string;
  lastTransactionKey: string;
  useEscrow: boolean;
  cancels: readonly Cancel[];
}

/** One cancellation of a payment. */
export interface Cancel {
  transactionKey: string;
  cancelReason: string;
  canceledAt: string;
  cancelAmount: number;
}

/** The first answer to an idempotency key. */
interface KeptKey {
  /** The key. */
  id: string;
  body: string;
  accountId: string;
}

const MOST_ACCOUNTS = 5000;

/** The issued accounts, the newest 5,000 of them; with a folder they outlive a restart. */
export class Accounts {
  private readonly accounts = new Collection<Account>('account', MOST_ACCOUNTS);
  private readonly keys = new Collection<KeptKey>('key', MOST_ACCOUNTS);
  private readonly journal: Journal | undefined;

  constructor(dataPath?: string) {
    if (!dataPath) return;
    const path = join(dataPath, 'virtual-account-sandbox.jsonl');
    for (const { kind, value } of Journal.read(path)) {
      if (kind === 'reset') this.forgetAll();
      else if (kind === 'account') this.accounts.put(value as Account);
      else if (kind === 'key') this.keys.put(value as KeptKey);
    }
    this.journal = new Journal(path, () => this.snapshot());
  }

  /** As it is now: one whose time is over takes nothing any more. */
  find(id: string): Account | undefined {
    const account = this.accounts.get(id);
    if (account?.status !== 'WAITING_FOR_DEPOSIT' || new Date(account.dueDate).getTime() > Date.now()) return account;
    return { ...account, status: 'EXPIRED' };
  }

  findByOrder(orderId: string): Account | undefined {
    for (const { id, orderId: known } of this.accounts.newestFirst()) if (known === orderId) return this.find(id);
    return undefined;
  }

  *newestFirst(): Generator<Account> {
    for (const { id } of this.accounts.newestFirst()) {
      const account = this.find(id);
      if (account) yield account;
    }
  }

  save(account: Account): void {
    this.journal?.append({ kind: 'account', value: account });
    this.accounts.put(account);
  }

  keptKey(key: string): KeptKey | undefined {
    return this.keys.get(key);
  }

  keepKey(kept: KeptKey): void {
    this.journal?.append({ kind: 'key', value: kept });
    this.keys.put(kept);
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
    this.accounts.clear();
    this.keys.clear();
  }

  private *snapshot(): Generator<JournalEntry> {
    for (const value of this.accounts.values()) yield { kind: 'account', value };
    for (const value of this.keys.values()) yield { kind: 'key', value };
  }
}
