import type { Answer, Exchange, Route } from '../common/http-service.ts';
import { readJson } from '../common/json-body.ts';
import type { Account, Accounts } from './accounts.ts';
import { isRefundBankCode } from './banks.ts';
import { buildPayment, newTransactionKey, toSeoulTime } from './payment.ts';
import { NOT_FOUND_PAYMENT, refuse } from './refusal.ts';

/** An account that no bank has, for tests of refusals. */
const UNKNOWN_ACCOUNT = '00000000000';

/** Why money cannot go to this account; null where it can. */
function refuseAccount(wanted: unknown): Answer | null {
  if (typeof wanted !== 'object' || wanted === null) {
    return refuse(400, 'INVALID_REFUND_ACCOUNT_INFO', '환불 계좌번호와 예금주명이 일치하지 않습니다.');
  }
  const { bank, accountNumber, holderName } = wanted as Record<string, unknown>;
  if (typeof bank !== 'string' || !isRefundBankCode(bank)) return refuse(400, 'INVALID_BANK', '잘못된 요청입니다.');
  if (typeof accountNumber !== 'string' || !/^\d{1,20}$/.test(accountNumber)) {
    return refuse(400, 'INVALID_REFUND_ACCOUNT_NUMBER', '잘못된 환불 계좌번호입니다.');
  }
  const isNamed = typeof holderName === 'string' && holderName.length > 0 && holderName.length <= 60;
  return isNamed && accountNumber !== UNKNOWN_ACCOUNT
    ? null
    : refuse(400, 'INVALID_REFUND_ACCOUNT_INFO', '환불 계좌번호와 예금주명이 일치하지 않습니다.');
}

/** Why this cancellation is refused; null where it is not. Only whole amounts are paid back. */
function refuseCancel(account: Account, body: Record<string, unknown>): Answer | null {
  const { status, amount } = account;
  const { cancelReason, cancelAmount, refundableAmount, refundReceiveAccount } = body;
  if (typeof cancelReason !== 'string' || cancelReason === '')
    return refuse(400, 'INVALID_REQUEST', '잘못된 요청입니다.');
  if (status === 'CANCELED') return refuse(400, 'ALREADY_CANCELED_PAYMENT', '이미 취소된 결제 입니다.');
  if (status === 'EXPIRED') return refuse(403, 'NOT_CANCELABLE_PAYMENT', '취소 할 수 없는 결제 입니다.');
  if (refundableAmount !== undefined && refundableAmount !== amount) {
    return refuse(400, 'NOT_MATCHES_REFUNDABLE_AMOUNT', '잔액 결과가 일치하지 않습니다.');
  }
  if (cancelAmount !== undefined && cancelAmount !== amount) {
    return refuse(403, 'NOT_ALLOWED_PARTIAL_REFUND', '에스크로 주문이나 체크 카드 결제는 부분 환불이 되지 않습니다.');
  }
  return status === 'DONE' ? refuseAccount(refundReceiveAccount) : null;
}

function cancel(accounts: Accounts, { params, body, headers }: Exchange): Answer {
  const id = params.paymentKey ?? '';
  const account = accounts.find(id);
  if (!account) return NOT_FOUND_PAYMENT;
  const key = headers['idempotency-key'];
  const kept = typeof key === 'string' ? accounts.keptKey(key) : undefined;
  if (kept && kept.body !== body) {
    return refuse(400, 'INVALID_IDEMPOTENCY_KEY', '같은 멱등키로 다른 요청을 보낼 수 없습니다.');
  }
  if (kept) return { status: 200, body: buildPayment(account) };
  const wanted = readJson(body);
  const fields = typeof wanted === 'object' && wanted !== null ? (wanted as Record<string, unknown>) : {};
  const refused = refuseCancel(account, fields);
  if (refused) return refused;
  const transactionKey = newTransactionKey();
  const made = {
    transactionKey,
    cancelReason: String(fields.cancelReason),
    canceledAt: toSeoulTime(new Date()),
    cancelAmount: account.amount,
  };
  const canceled: Account = { ...account, status: 'CANCELED', lastTransactionKey: transactionKey, cancels: [made] };
  accounts.save(canceled);
  if (typeof key === 'string') accounts.keepKey({ id: key, body, accountId: id });
  return { status: 200, body: buildPayment(canceled) };
}

type Guard = (handle: (exchange: Exchange) => Answer) => (exchange: Exchange) => Answer;

/** Closes an account that waits, and pays back what has come into one. */
export function cancelRoutes(accounts: Accounts, guarded: Guard): Route[] {
  const handle = guarded((exchange) => cancel(accounts, exchange));
  return [{ method: 'POST', pattern: '/v1/payments/:paymentKey/cancel', handle }];
}
