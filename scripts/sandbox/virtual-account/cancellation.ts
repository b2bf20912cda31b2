import { readFields } from '../common/json-body.ts';
import type { Exchange, Refused } from '../common/sandbox.ts';
import { isRefundBankCode } from './banks.ts';
import { type Account, asOfNow, newTransactionKey, refused, type TossContext, toSeoulTime } from './context.ts';
import { buildPayment } from './payment.ts';

/** An account number that no bank has, for tests of rejected refunds. */
const UNKNOWN_ACCOUNT = '00000000000';

/** Why a refund to this account is rejected; null if it is possible. */
function refuseAccount(wanted: unknown): Refused | null {
  const { bank, accountNumber, holderName } = Object(wanted) as Record<string, unknown>;
  if (!wanted || !holderName || accountNumber === UNKNOWN_ACCOUNT) {
    return refused(400, 'INVALID_REFUND_ACCOUNT_INFO', '환불 계좌번호와 예금주명이 일치하지 않습니다.');
  }
  if (!isRefundBankCode(String(bank))) return refused(400, 'INVALID_BANK', '잘못된 요청입니다.');
  if (!/^\d{1,20}$/.test(String(accountNumber))) {
    return refused(400, 'INVALID_REFUND_ACCOUNT_NUMBER', '잘못된 환불 계좌번호입니다.');
  }
  return null;
}

/** Why this cancellation is rejected; null if it is possible. Only full refunds are supported. */
function refuseCancel({ status, amount }: Account, body: Readonly<Record<string, unknown>>): Refused | null {
  const { cancelReason, cancelAmount = amount, refundableAmount = amount, refundReceiveAccount } = body;
  if (!cancelReason) return refused(400, 'INVALID_REQUEST', '잘못된 요청입니다.');
  if (status === 'CANCELED') return refused(400, 'ALREADY_CANCELED_PAYMENT', '이미 취소된 결제 입니다.');
  if (status === 'EXPIRED') return refused(403, 'NOT_CANCELABLE_PAYMENT', '취소 할 수 없는 결제 입니다.');
  if (refundableAmount !== amount) {
    return refused(400, 'NOT_MATCHES_REFUNDABLE_AMOUNT', '잔액 결과가 일치하지 않습니다.');
  }
  if (cancelAmount !== amount) {
    return refused(403, 'NOT_ALLOWED_PARTIAL_REFUND', '에스크로 주문이나 체크 카드 결제는 부분 환불이 되지 않습니다.');
  }
  return status === 'DONE' ? refuseAccount(refundReceiveAccount) : null;
}

/** Closes a waiting account, or refunds its deposit. */
export function cancelPayment({ accounts }: TossContext, { params, body }: Exchange): object {
  const account = accounts.get(params.paymentKey ?? '');
  if (!account) throw refused(404, 'NOT_FOUND_PAYMENT', '존재하지 않는 결제 정보 입니다.');
  const fields = readFields(body);
  const refusal = refuseCancel(asOfNow(account), fields);
  if (refusal) throw refusal;
  const transactionKey = newTransactionKey();
  const made = {
    transactionKey,
    cancelReason: String(fields.cancelReason),
    canceledAt: toSeoulTime(),
    cancelAmount: account.amount,
  };
  return buildPayment(
    accounts.put({ ...account, status: 'CANCELED', lastTransactionKey: transactionKey, cancels: [made] }),
  );
}
