import { randomBytes } from 'node:crypto';
import { Idempotency } from '../common/idempotency.ts';
import { type Answer, Refused } from '../common/sandbox.ts';
import { type Collection, Store } from '../common/store.ts';
import { WebhookSender } from '../common/webhook-sender.ts';

/** A stored virtual account; it is immutable, so changes store a new value. */
export interface Account {
  /** Toss's paymentKey. */
  readonly id: string;
  /** The order id from the shop. */
  readonly orderId: string;
  readonly orderName: string;
  readonly customerName: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  /** In won. */
  readonly amount: number;
  readonly status: 'WAITING_FOR_DEPOSIT' | 'DONE' | 'CANCELED' | 'EXPIRED';
  readonly secret: string;
  readonly requestedAt: string;
  readonly approvedAt: string | null;
  readonly dueDate: string;
  readonly lastTransactionKey: string;
  readonly useEscrow: boolean;
  readonly cancels: readonly Cancel[];
}

/** One cancellation of a payment. */
export interface Cancel {
  readonly transactionKey: string;
  readonly cancelReason: string;
  readonly canceledAt: string;
  readonly cancelAmount: number;
}

/** A receipt in Toss's shape. */
export interface Receipt {
  readonly receiptKey: string;
  readonly issueNumber: string;
  readonly issueStatus: 'COMPLETED';
  readonly amount: number;
  readonly taxFreeAmount: number;
  readonly orderId: string;
  readonly orderName: string;
  readonly type: string;
  readonly transactionType: 'CONFIRM' | 'CANCEL';
  readonly businessNumber: string;
  readonly customerIdentityNumber: string;
  readonly failure: null;
  readonly requestedAt: string;
  readonly receiptUrl: string;
}

/** A `DEPOSIT_CALLBACK`. */
interface DepositEvent {
  readonly id: string;
  readonly payload: object;
}

export interface TossContext {
  readonly store: Store;
  readonly accounts: Collection<Account>;
  readonly receipts: Collection<{ readonly id: string; readonly receipt: Receipt }>;
  readonly webhooks: WebhookSender<DepositEvent>;
  readonly idempotency: Idempotency;
}

/** An error in Toss's format. */
export function refuse(status: number, message: string, code = 'FAILED_INTERNAL_SYSTEM_PROCESSING'): Answer {
  return { status, body: { code, message } };
}

export const refused = (status: number, code: string, message: string) => new Refused(refuse(status, message, code));

export function createContext(webhookUrl: string | undefined): TossContext {
  const store = new Store();
  const format = {
    render: ({ payload }: DepositEvent) => JSON.stringify(payload),
    buildHeaders: () => ({ 'User-Agent': 'TossPayments (sandbox)' }),
  };
  const misuse = refuse(400, '같은 멱등키로 다른 요청을 보낼 수 없습니다.', 'INVALID_IDEMPOTENCY_KEY');
  return {
    store,
    accounts: store.collection('account'),
    receipts: store.collection('receipt'),
    webhooks: new WebhookSender(store, format, webhookUrl),
    idempotency: new Idempotency(store, () => true, misuse),
  };
}

/** The current state: an expired account accepts no deposits. */
export function asOfNow(account: Account): Account {
  const isOver = account.status === 'WAITING_FOR_DEPOSIT' && Date.parse(account.dueDate) <= Date.now();
  return isOver ? { ...account, status: 'EXPIRED' } : account;
}

const SEOUL_AHEAD_MILLISECONDS = 9 * 3_600_000;

/** A time in Toss's format: in Korea's time zone, to the second. */
export function toSeoulTime(at = Date.now()): string {
  return `${new Date(at + SEOUL_AHEAD_MILLISECONDS).toISOString().slice(0, 19)}+09:00`;
}

export function newTransactionKey(): string {
  return randomBytes(16).toString('hex').toUpperCase();
}

/** Notifies the shop about an account; its secret authenticates the webhook. */
export function sendWebhooks(
  { webhooks }: TossContext,
  { secret, status, lastTransactionKey, orderId }: Account,
): void {
  const payload = { createdAt: toSeoulTime(), secret, status, transactionKey: lastTransactionKey, orderId };
  webhooks.send({ id: newTransactionKey(), payload });
}
