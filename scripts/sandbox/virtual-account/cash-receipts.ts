import { randomBytes, randomInt } from 'node:crypto';
import { Collection } from '../common/collection.ts';
import type { Answer, Exchange, Route } from '../common/http-service.ts';
import { readJson } from '../common/json-body.ts';
import { toSeoulTime } from './payment.ts';
import { refuse } from './refusal.ts';

/** A receipt in Toss's shape. */
interface Receipt {
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

/** The first answer to an idempotency key. */
interface Kept {
  readonly id: string;
  readonly receipt: Receipt;
}

const MOST_RECEIPTS = 1000;
const TYPES: ReadonlySet<unknown> = new Set(['소득공제', '지출증빙']);
/** A number that no receipt is made out to, for tests of refusals. */
const REFUSED_NUMBER = '01000000000';

/** The receipts that were issued since the start. */
export class CashReceipts {
  private readonly byKey = new Collection<Kept>('receipt', MOST_RECEIPTS);
  private readonly byIdempotencyKey = new Collection<Kept>('key', MOST_RECEIPTS);

  clear(): void {
    this.byKey.clear();
    this.byIdempotencyKey.clear();
  }

  list(): Receipt[] {
    return [...this.byKey.newestFirst()].map(({ receipt }) => receipt);
  }

  issue({ body, headers }: Exchange): Answer {
    const key = String(headers['idempotency-key'] ?? '');
    const first = this.byIdempotencyKey.get(key);
    if (first) return { status: 200, body: first.receipt };
    const wanted = readJson(body);
    const {
      amount,
      orderId,
      orderName,
      customerIdentityNumber,
      type,
      taxFreeAmount = 0,
    } = typeof wanted === 'object' && wanted !== null ? (wanted as Record<string, unknown>) : {};
    const isWhole =
      Number.isInteger(amount) && typeof orderId === 'string' && typeof orderName === 'string' && TYPES.has(type);
    const isKnown = typeof customerIdentityNumber === 'string' && /^\d{10,18}$/.test(customerIdentityNumber);
    if (!isWhole || !isKnown || customerIdentityNumber === REFUSED_NUMBER) {
      return refuse(400, 'INVALID_REQUEST', '잘못된 요청입니다.');
    }
    const receiptKey = randomBytes(24).toString('hex');
    const receipt: Receipt = {
      receiptKey,
      issueNumber: String(randomInt(100_000_000, 999_999_999)),
      issueStatus: 'COMPLETED',
      amount: Number(amount),
      taxFreeAmount: Number(taxFreeAmount),
      orderId,
      orderName,
      type: String(type),
      transactionType: 'CONFIRM',
      businessNumber: '',
      customerIdentityNumber,
      failure: null,
      requestedAt: toSeoulTime(new Date()),
      receiptUrl: `https://sandbox.invalid/cash-receipts/${receiptKey}`,
    };
    this.byKey.put({ id: receiptKey, receipt });
    if (key) this.byIdempotencyKey.put({ id: key, receipt });
    return { status: 200, body: receipt };
  }

  /** Cancels a receipt, or takes an amount off it; the answer is the cancellation, over what was taken off. */
  cancel({ params, body, headers }: Exchange): Answer {
    const key = String(headers['idempotency-key'] ?? '');
    const first = this.byIdempotencyKey.get(key);
    if (first) return { status: 200, body: first.receipt };
    const known = this.byKey.get(params.receiptKey ?? '');
    if (!known) return refuse(404, 'NOT_FOUND', '존재하지 않는 정보 입니다.');
    const { amount: wanted } = Object(readJson(body)) as { amount?: unknown };
    const left = known.receipt.amount;
    if (wanted !== undefined && !(Number.isInteger(wanted) && Number(wanted) > 0 && Number(wanted) <= left)) {
      return refuse(400, 'INVALID_REQUEST', '잘못된 요청입니다.');
    }
    const amount = wanted === undefined ? left : Number(wanted);
    const isWhole = amount === left;
    const kept: Receipt = isWhole
      ? { ...known.receipt, transactionType: 'CANCEL' }
      : { ...known.receipt, amount: left - amount };
    this.byKey.put({ ...known, receipt: kept });
    const receipt: Receipt = { ...known.receipt, amount, transactionType: 'CANCEL' };
    if (key) this.byIdempotencyKey.put({ id: key, receipt });
    return { status: 200, body: receipt };
  }
}

type Guard = (handle: (exchange: Exchange) => Answer) => (exchange: Exchange) => Answer;

/** Issues cash receipts and cancels them; tests read which there are. */
export function cashReceiptRoutes(receipts: CashReceipts, guarded: Guard): Route[] {
  return [
    { method: 'POST', pattern: '/v1/cash-receipts', handle: guarded((exchange) => receipts.issue(exchange)) },
    {
      method: 'POST',
      pattern: '/v1/cash-receipts/:receiptKey/cancel',
      handle: guarded((exchange) => receipts.cancel(exchange)),
    },
    {
      method: 'GET',
      pattern: '/sandbox/cash-receipts',
      handle: () => ({ status: 200, body: { data: receipts.list() } }),
    },
  ];
}
