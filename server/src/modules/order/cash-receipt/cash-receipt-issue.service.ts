import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { forEachSettled } from '../../../common/for-each-settled.ts';
import { dateUntil } from '../../../common/indexed-text.ts';
import { storeDay } from '../../../common/store-time.ts';
import { UNREADABLE_VALUE, type Vault } from '../../../common/tokens.ts';
import { PaymentProviderError } from '../../../integrations/payment/payment-provider.ts';
import {
  type CashReceiptIssuer,
  CashReceiptRefusedError,
} from '../../../integrations/virtual-account/cash-receipt-issuer.ts';
import type { ChangeOrder } from '../change/change-order.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { CashReceiptRecord } from './cash-receipt.record.ts';
import { decideReceiptAnswer, decideReceiptMade } from './cash-receipt-decisions.ts';

/** Maximum number of receipts per run. */
const RECEIPTS_AT_ONCE = 50;
/** Maximum retries after temporary errors, some hours in total; then staff issue the receipt. */
const MAXIMUM_TRIES = 8;
const MINUTE = 60_000;

/** States in which a receipt is issued, cancelled, or no longer to be issued. */
const SETTLED: readonly PaymentStatus[] = ['PAID', 'REFUND_DUE', 'REFUNDED', 'RELEASE_DUE', 'VOID'];

/** Matches issued receipts of orders that await their deposit again, because it was recorded by mistake. */
const UNPAID_AGAIN = {
  'payment.status': 'AWAITING_PAYMENT',
  'payment.cashReceipt.issued.receiptKey': { $type: 'string' },
} as const;

type ReceiptChange = (receipt: CashReceiptRecord) => Partial<CashReceiptRecord>;

/** Ends the requests to the provider. */
const SETTLED_NOW = { dueAt: null, failure: null, tries: 0 } as const;

/** The state of a receipt that was cancelled to be issued again; the new request needs another idempotency key. */
function toBeIssuedAnew({ refusals = 0 }: CashReceiptRecord) {
  return { issued: null, refusals: refusals + 1, failure: null, tries: 0, dueAt: new Date() };
}

/** Why a receipt was not issued or cancelled. */
interface Failure {
  readonly code: string;
  readonly message: string;
  /** Whether the provider has responded; it repeats its response to an idempotency key. */
  readonly isRefusal: boolean;
  readonly mayPass: boolean;
}

const NO_ANSWER = { code: 'NO_ANSWER', message: '', isRefusal: false, mayPass: true } as const;

/** Rethrows errors that do not come from the provider. */
function toFailure(error: unknown): Failure {
  if (error instanceof CashReceiptRefusedError) {
    return { code: error.code, message: error.message, isRefusal: true, mayPass: error.isTemporary };
  }
  if (error instanceof PaymentProviderError) return NO_ANSWER;
  throw error;
}

/** The amount for a receipt, in won: paid less refunded, at most the order total. */
function getReceiptAmount({ amounts, payment }: OrderRecord): number {
  const { paidAmount, refundedAmount } = payment;
  return Math.max(0, Math.min(amounts.total, paidAmount - refundedAmount));
}

interface Deps {
  readonly connection: Connection;
  readonly issuer: CashReceiptIssuer;
  readonly vault: Vault;
  readonly log: Logger;
  readonly changeOrder: ChangeOrder;
}

/** Issues cash receipts of paid orders through the provider, and cancels those of cancelled ones. */
export function createCashReceiptIssue({ connection, issuer, vault, log, changeOrder }: Deps) {
  const orders = orderModel(connection);

  async function write(order: OrderRecord, change: ReceiptChange): Promise<void> {
    const asked = { status: order.payment.status, dueAt: order.payment.cashReceipt?.dueAt ?? null };
    await changeOrder({ _id: order._id }, (current) => decideReceiptAnswer(current, asked, change));
  }

  async function issue(order: OrderRecord, receipt: CashReceiptRecord, sealed: string): Promise<void> {
    const number = vault.decrypt(sealed);
    if (number === null) return fail(order, receipt, { ...UNREADABLE_VALUE, isRefusal: false, mayPass: true });
    const amount = getReceiptAmount(order);
    if (amount === 0) return write(order, () => ({ dueAt: null }));
    const made = await issuer.issueReceipt({
      reference: order.number,
      orderName: order.lines[0]?.title.ko ?? order.number,
      amount,
      kind: receipt.kind,
      number,
      idempotencyKey: `receipt-${order.number}-${receipt.refusals ?? 0}`,
    });
    const now = new Date();
    const issued = {
      number: made.issueNumber,
      on: storeDay(order.market, now),
      by: null,
      at: now,
      receiptKey: made.key,
      url: made.url,
      amount,
    };
    await changeOrder({ _id: order._id }, (current) => decideReceiptMade(current, issued));
  }

  async function cancel(order: OrderRecord, key: string, { refusals = 0 }: CashReceiptRecord): Promise<void> {
    await issuer.cancelReceipt(key, `receipt-cancel-${order.number}-${refusals}`);
  }

  /**
   * Adjusts a receipt to the amount kept: refunds reduce it. If an edit raised the price, the receipt is cancelled and issued
   * again, because the amount of a receipt cannot be raised.
   */
  async function adjust(order: OrderRecord, receipt: CashReceiptRecord, key: string): Promise<void> {
    const { issued, sealedNumber, refusals = 0 } = receipt;
    const amount = getReceiptAmount(order);
    const surplus = (issued?.amount ?? order.amounts.total) - amount;
    if (surplus < 0 && sealedNumber) {
      await cancel(order, key, receipt);
      return write(order, toBeIssuedAnew);
    }
    if (surplus <= 0) return write(order, () => ({ dueAt: null }));
    await issuer.cancelReceipt(key, `receipt-lower-${order.number}-${amount}-${refusals}`, surplus);
    await write(order, ({ issued: made }) => ({
      issued: made && { ...made, amount },
      ...SETTLED_NOW,
    }));
  }

  async function settle(order: OrderRecord, receipt: CashReceiptRecord): Promise<void> {
    const { issued, sealedNumber, cancelledAt } = receipt;
    if (order.payment.status === 'PAID') {
      if (issued?.receiptKey) return adjust(order, receipt, issued.receiptKey);
      if (issued || !sealedNumber) return write(order, () => ({ dueAt: null }));
      return issue(order, receipt, sealedNumber);
    }
    if (!issued?.receiptKey || cancelledAt) return write(order, () => ({ dueAt: null }));
    await cancel(order, issued.receiptKey, receipt);
    if (order.payment.status === 'AWAITING_PAYMENT') return write(order, toBeIssuedAnew);
    const cancelled = new Date();
    await write(order, () => ({ cancelledAt: cancelled, ...SETTLED_NOW }));
  }

  async function fail(order: OrderRecord, receipt: CashReceiptRecord, failure: Failure): Promise<void> {
    const { code, message, isRefusal, mayPass } = failure;
    const now = new Date();
    const tries = (receipt.tries ?? 0) + 1;
    const isFinal = !mayPass || (code !== NO_ANSWER.code && tries >= MAXIMUM_TRIES);
    log.warn({ order: order.number, code, isFinal }, 'a cash receipt failed');
    await write(order, ({ refusals = 0 }) => ({
      tries,
      refusals: refusals + (isRefusal ? 1 : 0),
      failure: { code, message, at: now },
      dueAt: isFinal ? null : new Date(now.getTime() + Math.min(MINUTE * 2 ** Math.min(tries, 6), 60 * MINUTE)),
    }));
  }

  return {
    /** Safe to run in several processes at once: the provider makes one receipt per idempotency key. */
    async run(now = new Date()): Promise<void> {
      const isDue = { 'payment.cashReceipt.dueAt': dateUntil(now) };
      const found = await Promise.all(
        [{ 'payment.status': { $in: [...SETTLED] } }, UNPAID_AGAIN].map((whose) =>
          orders
            .find({ ...whose, ...isDue })
            .limit(RECEIPTS_AT_ONCE)
            .lean(),
        ),
      );
      const due = found.flat();
      await forEachSettled(due, async (order) => {
        const receipt = order.payment.cashReceipt;
        if (!receipt) return;
        await settle(order, receipt).catch((error: unknown) => fail(order, receipt, toFailure(error)));
      });
    },
  };
}

export type CashReceiptIssue = ReturnType<typeof createCashReceiptIssue>;
