import { randomBytes } from 'node:crypto';
import type { Account, Cancel } from './accounts.ts';

const SEOUL_AHEAD_MILLISECONDS = 9 * 3_600_000;

/** A time as Toss writes it: of Korea, to the second. */
export function toSeoulTime(time: Date): string {
  return `${new Date(time.getTime() + SEOUL_AHEAD_MILLISECONDS).toISOString().slice(0, 19)}+09:00`;
}

export function newTransactionKey(): string {
  return randomBytes(16).toString('hex').toUpperCase();
}

function buildCancel({ transactionKey, cancelReason, canceledAt, cancelAmount }: Cancel): object {
  return {
    transactionKey,
    cancelReason,
    taxExemptionAmount: 0,
    canceledAt,
    easyPayDiscountAmount: 0,
    receiptKey: null,
    cancelStatus: 'DONE',
    cancelRequestId: null,
    cancelAmount,
    taxFreeAmount: 0,
    refundableAmount: 0,
  };
}

/** Tax is a tenth of what is left, rounded. */
function buildTax(balance: number): { suppliedAmount: number; vat: number } {
  const vat = Math.round(balance / 11);
  return { suppliedAmount: balance - vat, vat };
}

/** A payment into a virtual account, in Toss's shape. */
export function buildPayment(account: Account): object {
  const { id, orderId, orderName, status, amount, secret, requestedAt, approvedAt, lastTransactionKey } = account;
  const { accountNumber, bankCode, customerName, dueDate, useEscrow, cancels } = account;
  const balanceAmount = status === 'CANCELED' ? 0 : amount;
  return {
    mId: 'sandbox',
    lastTransactionKey,
    paymentKey: id,
    orderId,
    orderName,
    taxExemptionAmount: 0,
    status,
    requestedAt,
    approvedAt,
    useEscrow,
    cultureExpense: false,
    card: null,
    virtualAccount: {
      accountNumber,
      accountType: '일반',
      bankCode,
      customerName,
      dueDate,
      expired: status === 'EXPIRED',
      settlementStatus: 'INCOMPLETED',
      refundStatus: 'NONE',
      refundReceiveAccount: null,
      depositorName: null,
    },
    transfer: null,
    mobilePhone: null,
    giftCertificate: null,
    cashReceipt: null,
    cashReceipts: null,
    discount: null,
    cancels: cancels.length > 0 ? cancels.map(buildCancel) : null,
    secret,
    type: 'NORMAL',
    easyPay: null,
    country: 'KR',
    failure: null,
    isPartialCancelable: !useEscrow,
    receipt: { url: `https://sandbox.invalid/receipt?transactionId=${id}` },
    checkout: { url: `https://sandbox.invalid/v1/payments/${id}/checkout` },
    currency: 'KRW',
    totalAmount: amount,
    balanceAmount,
    ...buildTax(balanceAmount),
    taxFreeAmount: 0,
    method: '가상계좌',
    version: '2022-11-16',
    metadata: null,
  };
}
