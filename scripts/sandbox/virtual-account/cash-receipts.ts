import { randomBytes, randomInt } from 'node:crypto';
import { readFields } from '../common/json-body.ts';
import type { Exchange } from '../common/sandbox.ts';
import { type Receipt, refused, type TossContext, toSeoulTime } from './context.ts';

const TYPES: ReadonlySet<unknown> = new Set(['소득공제', '지출증빙']);
/** A number for which no receipt is issued, for tests of rejections. */
const REFUSED_NUMBER = '01000000000';

const invalid = () => refused(400, 'INVALID_REQUEST', '잘못된 요청입니다.');

export function issueReceipt({ receipts }: TossContext, { body }: Exchange): Receipt {
  const { amount, orderId, orderName, customerIdentityNumber: number, type, taxFreeAmount = 0 } = readFields(body);
  if (!Number.isInteger(amount) || !TYPES.has(type)) throw invalid();
  if (!/^\d{10,18}$/.test(String(number)) || number === REFUSED_NUMBER) throw invalid();
  const receiptKey = randomBytes(24).toString('hex');
  const receipt: Receipt = {
    receiptKey,
    issueNumber: String(randomInt(100_000_000, 999_999_999)),
    issueStatus: 'COMPLETED',
    amount: Number(amount),
    taxFreeAmount: Number(taxFreeAmount),
    orderId: String(orderId),
    orderName: String(orderName),
    type: String(type),
    transactionType: 'CONFIRM',
    businessNumber: '',
    customerIdentityNumber: String(number),
    failure: null,
    requestedAt: toSeoulTime(),
    receiptUrl: `https://sandbox.invalid/cash-receipts/${receiptKey}`,
  };
  return receipts.put({ id: receiptKey, receipt }).receipt;
}

/** Cancels a receipt or reduces its amount; returns the cancellation, with the amount that was removed. */
export function cancelReceipt({ receipts }: TossContext, { params, body }: Exchange): Receipt {
  const known = receipts.get(params.receiptKey ?? '');
  if (!known) throw refused(404, 'NOT_FOUND', '존재하지 않는 정보 입니다.');
  const left = known.receipt.amount;
  const amount = Number(readFields(body).amount ?? left);
  if (!(Number.isInteger(amount) && amount > 0 && amount <= left)) throw invalid();
  const canceled: Receipt = { ...known.receipt, amount, transactionType: 'CANCEL' };
  receipts.put({ ...known, receipt: amount === left ? canceled : { ...known.receipt, amount: left - amount } });
  return canceled;
}
