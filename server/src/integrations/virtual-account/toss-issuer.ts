import { z } from 'zod';
import { CircuitOpenError, createBreaker } from '../../common/circuit-breaker.ts';
import type { TossSettings } from '../../config/provider-settings.ts';
import { PaymentProviderError } from '../payment/payment-provider.ts';
import { type CashReceiptIssuer, CashReceiptRefusedError } from './cash-receipt-issuer.ts';
import { TOSS } from './toss-address.ts';
import {
  type DepositRefund,
  type DepositRefundState,
  RefundRefusedError,
  type VirtualAccount,
  type VirtualAccountIssuer,
  type VirtualAccountStatus,
} from './virtual-account-issuer.ts';

const NO_KEYS = 'There are no keys of Toss Payments.';

/** Milliseconds per attempt. */
const TIMEOUT_MS = 10_000;
/** Attempts per call if there is no response; all calls are idempotent. */
const TRIES = 2;

const STATUS: Readonly<Record<string, VirtualAccountStatus>> = {
  WAITING_FOR_DEPOSIT: 'WAITING',
  DONE: 'DEPOSITED',
  PARTIAL_CANCELED: 'DEPOSITED',
  CANCELED: 'CLOSED',
  EXPIRED: 'CLOSED',
  ABORTED: 'CLOSED',
};

const payment = z.object({
  paymentKey: z.string().min(1),
  status: z.string(),
  totalAmount: z.number().int(),
  secret: z.string().min(1),
  approvedAt: z.string().nullish(),
  virtualAccount: z.object({ accountNumber: z.string().min(1), refundStatus: z.string().nullish() }),
});

const receipt = z.object({
  receiptKey: z.string().min(1),
  issueNumber: z.string().min(1),
  issueStatus: z.string(),
  receiptUrl: z.string(),
});

type Payment = z.infer<typeof payment>;

const error = z.object({ code: z.string(), message: z.string() });

/** Temporary rejections: the bank's service hours, a request in progress, errors documented as temporary. */
const TEMPORARY: ReadonlySet<string> = new Set([
  'NOT_AVAILABLE_BANK',
  'PROVIDER_ERROR',
  'COMMON_ERROR',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FAILED_REFUND_PROCESS',
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_METHOD_HANDLING_CANCEL',
  'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
]);

const deposit = z.object({ orderId: z.string().min(1).max(64), secret: z.string().min(1).max(200) });
/** DEPOSIT_CALLBACK has its fields at the top level, PAYMENT_STATUS_CHANGED the payment in `data`. */
const callback = z.union([deposit, z.object({ data: deposit }).transform(({ data }) => data)]);

/** The request itself was rejected; a retry does not change that. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';

  constructor(
    message: string,
    readonly answer: unknown,
  ) {
    super(message);
  }
}

/** Toss Payments responded with a server error: unlike after a timeout, the request has ended. */
class FailedError extends PaymentProviderError {
  constructor(
    message: string,
    readonly answer: unknown,
  ) {
    super(message);
  }
}

const REFUND: Readonly<Record<string, DepositRefundState>> = {
  PENDING: 'PENDING',
  FAILED: 'FAILED',
  PARTIAL_FAILED: 'FAILED',
};

/** A cancelled payment with a deposit is refunded, unless the bank's transfer is pending or has failed. */
function readRefund({ status, approvedAt, virtualAccount }: Payment): DepositRefundState {
  if (status !== 'CANCELED' || !approvedAt) return 'NONE';
  return REFUND[virtualAccount.refundStatus ?? ''] ?? 'DONE';
}

function parseAccount(answer: unknown): VirtualAccount {
  const read = payment.safeParse(answer);
  if (!read.success) throw new PaymentProviderError('Toss Payments answered something else than a payment.');
  const { paymentKey, status, totalAmount, secret, virtualAccount } = read.data;
  return {
    id: paymentKey,
    status: STATUS[status] ?? 'UNKNOWN',
    refund: readRefund(read.data),
    accountNumber: virtualAccount.accountNumber,
    amount: totalAmount,
    secret,
  };
}

/** The error in Toss Payments' response; null if there is no readable response. */
function readRefusal(thrown: unknown): { code: string; message: string; isTemporary: boolean } | null {
  if (!(thrown instanceof RefusedError || thrown instanceof FailedError)) return null;
  const parsed = error.safeParse(thrown.answer);
  if (!parsed.success && thrown instanceof FailedError) return null;
  const { code, message } = parsed.success ? parsed.data : { code: 'UNKNOWN', message: thrown.message };
  return { code, message, isTemporary: TEMPORARY.has(code) };
}

/** For a shop without keys of Toss Payments: unreachable for existing accounts, and rejects receipts. */
function createAbsentIssuer(): VirtualAccountIssuer & CashReceiptIssuer {
  const refuse = () => Promise.reject(new PaymentProviderError(NO_KEYS));
  const refuseReceipt = () => Promise.reject(new CashReceiptRefusedError('NO_ISSUER', NO_KEYS, false));
  return {
    issue: refuse,
    find: refuse,
    close: refuse,
    refund: refuse,
    issueReceipt: refuseReceipt,
    cancelReceipt: refuseReceipt,
    readCallback: () => null,
  };
}

/**
 * Virtual accounts of Toss Payments, whose deposits it holds in escrow, and cash receipts.
 * @param settings null if the shop has no keys of Toss Payments
 */
export function createTossIssuer(settings: TossSettings | null): VirtualAccountIssuer & CashReceiptIssuer {
  if (!settings) return createAbsentIssuer();
  const { secretKey, apiUrl } = settings;
  const base = apiUrl ?? TOSS;
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const breaker = createBreaker({
    provider: 'Toss Payments',
    failures: 5,
    restMilliseconds: 20_000,
    isOutage: (error) => error instanceof PaymentProviderError,
  });

  async function send(path: string, body: object | null, idempotencyKey: string | null): Promise<unknown> {
    const response = await fetch(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new PaymentProviderError('Toss Payments does not answer.', { cause: error });
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const text = `Toss Payments answered ${response.status}: ${JSON.stringify(answer)?.slice(0, 300)}`;
    // A rejected key, a timeout or a rate limit says nothing about the account; these can be resolved, so the call may
    // be retried.
    const isRefusal = response.status >= 400 && response.status < 500 && ![401, 408, 429].includes(response.status);
    if (isRefusal) throw new RefusedError(text, answer);
    throw response.status >= 500 ? new FailedError(text, answer) : new PaymentProviderError(text);
  }

  async function insist(path: string, body: object | null, idempotencyKey: string | null): Promise<unknown> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await send(path, body, idempotencyKey);
      } catch (error) {
        if (!(error instanceof PaymentProviderError) || tried === TRIES) throw error;
      }
    }
  }

  async function request(path: string, body: object | null = null, idempotencyKey: string | null = null) {
    try {
      return await breaker.run(() => insist(path, body, idempotencyKey));
    } catch (error) {
      if (error instanceof CircuitOpenError) throw new PaymentProviderError(error.message, { cause: error });
      throw error;
    }
  }

  const call = async (...wanted: Parameters<typeof request>) => parseAccount(await request(...wanted));

  /** Sends a request about a receipt. */
  async function askForReceipt(path: string, body: object, idempotencyKey: string) {
    const answer = await request(path, body, idempotencyKey).catch((thrown: unknown) => {
      const refusal = readRefusal(thrown);
      throw refusal ? new CashReceiptRefusedError(refusal.code, refusal.message, refusal.isTemporary) : thrown;
    });
    const read = receipt.safeParse(answer);
    if (!read.success) throw new PaymentProviderError('Toss Payments answered something else than a receipt.');
    return read.data;
  }

  const find = (id: string) => call(`/v1/payments/${encodeURIComponent(id)}`);

  return {
    issue: ({ reference, bankCode, amount, depositorName, orderName, openHours }) =>
      call(
        '/v1/virtual-accounts',
        {
          orderId: reference,
          orderName,
          amount,
          bank: bankCode,
          customerName: depositorName,
          validHours: openHours,
          useEscrow: true,
        },
        reference,
      ),

    find,

    async close(id) {
      try {
        const body = { cancelReason: '주문 취소' };
        return await call(`/v1/payments/${encodeURIComponent(id)}/cancel`, body, `close-${id}`);
      } catch (error) {
        // An account that is closed or has received a deposit rejects the call; its current state is returned instead.
        if (!(error instanceof RefusedError)) throw error;
        return find(id);
      }
    },

    async refund({ id, amount, bankCode, accountNumber, holderName, idempotencyKey }: DepositRefund) {
      try {
        const refundReceiveAccount = { bank: bankCode, accountNumber, holderName };
        const body = { cancelReason: '주문 취소', refundableAmount: amount, refundReceiveAccount };
        return await call(`/v1/payments/${encodeURIComponent(id)}/cancel`, body, idempotencyKey);
      } catch (thrown) {
        const refusal = readRefusal(thrown);
        if (!refusal) throw thrown;
        // An earlier attempt made the refund, but its response was lost.
        if (refusal.code === 'ALREADY_CANCELED_PAYMENT') return find(id);
        throw new RefundRefusedError(refusal.code, refusal.message, refusal.isTemporary);
      }
    },

    async issueReceipt({ reference, orderName, amount, kind, number, idempotencyKey }) {
      const type = kind === 'BUSINESS' ? '지출증빙' : '소득공제';
      const body = { orderId: reference, orderName, amount, type, customerIdentityNumber: number };
      const { receiptKey, issueNumber, issueStatus, receiptUrl } = await askForReceipt(
        '/v1/cash-receipts',
        body,
        idempotencyKey,
      );
      if (issueStatus === 'FAILED') throw new CashReceiptRefusedError('ISSUE_FAILED', '', false);
      return { key: receiptKey, issueNumber, url: receiptUrl };
    },

    async cancelReceipt(key, idempotencyKey, amount) {
      const part = amount === undefined ? {} : { amount };
      await askForReceipt(`/v1/cash-receipts/${encodeURIComponent(key)}/cancel`, part, idempotencyKey);
    },

    readCallback(body) {
      const read = callback.safeParse(body);
      return read.success ? { reference: read.data.orderId, secret: read.data.secret } : null;
    },
  };
}
