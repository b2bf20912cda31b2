import type { Language, Market } from '@eunbit/schema/market';
import { plainAmount, storeClock } from '../../common/csv-values.ts';
import type { LedgerRecord } from './ledger.model.ts';

export const LEDGER_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  ko: [
    '일시',
    '구분',
    '결제 방법',
    '통화',
    '금액',
    '주문번호',
    '결제 번호',
    '청구 번호',
    '환불 번호',
    '이의 제기 번호',
  ],
  en: [
    'Time',
    'Kind',
    'Payment method',
    'Currency',
    'Amount',
    'Order number',
    'Payment',
    'Charge',
    'Refund',
    'Dispute',
  ],
};

/** CSV export of ledger entries, one per row. */
export async function* ledgerRows(entries: AsyncIterable<LedgerRecord>, market: Market) {
  const clock = storeClock(market);
  for await (const { at, kind, method, currency, amount, orderNumber, intentId, ...ids } of entries) {
    const sum = plainAmount(amount, currency);
    const { chargeId, refundId, disputeId } = ids;
    yield [clock(at), kind, method, currency, sum, orderNumber, intentId, chargeId, refundId, disputeId];
  }
}
