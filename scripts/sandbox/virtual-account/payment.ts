import { nulls } from '../common/nulls.ts';
import type { Account, Cancel } from './context.ts';

function buildCancel({ transactionKey, cancelReason, canceledAt, cancelAmount }: Cancel): object {
  return {
    ...nulls('receiptKey cancelRequestId'),
    transactionKey,
    cancelReason,
    taxExemptionAmount: 0,
    canceledAt,
    easyPayDiscountAmount: 0,
    cancelStatus: 'DONE',
    cancelAmount,
    taxFreeAmount: 0,
    refundableAmount: 0,
  };
}

/** The tax is a tenth of the balance, rounded. */
function buildTax(balance: number): { suppliedAmount: number; vat: number } {
  const vat = Math.round(balance / 11);
  return { suppliedAmount: balance - vat, vat };
}

/** A payment into a virtual account, in Toss's format. */
export function buildPayment(account: Account): object {
  const { id, orderId, orderName, status, amount, secret, requestedAt, approvedAt, lastTransactionKey } = account;
  const { accountNumber, bankCode, customerName, dueDate, useEscrow, cancels } = account;
  const balanceAmount = status === 'CANCELED' ? 0 : amount;
  return {
    ...nulls('card transfer mobilePhone giftCertificate cashReceipt cashReceipts discount easyPay failure metadata'),
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
    virtualAccount: {
      ...nulls('refundReceiveAccount depositorName'),
      accountNumber,
      accountType: '일반',
      bankCode,
      customerName,
      dueDate,
      expired: status === 'EXPIRED',
      settlementStatus: 'INCOMPLETED',
      refundStatus: 'NONE',
    },
    cancels: cancels.length > 0 ? cancels.map(buildCancel) : null,
    secret,
    type: 'NORMAL',
    country: 'KR',
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
  };
}
