import { BYTE_ORDER_MARK, csvLine } from '@eunbit/schema/csv';
import type { Language, Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import type { StockMovementKind } from '@eunbit/schema/stock';
import { storeClockFormat } from '@eunbit/schema/time-zone';
import type { NamedMovement } from './stock-history.service.ts';

const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  ko: ['일시', '구분', '변동', '변동 전', '변동 후', '주문번호', '담당자'],
  en: ['Time', 'Reason', 'Change', 'Before', 'After', 'Order number', 'Staff'],
};

const KINDS: Readonly<Record<Language, Readonly<Record<StockMovementKind, string>>>> = {
  ko: {
    OPENING: '기록 시작',
    SALE: '판매',
    CANCELLATION: '취소 환입',
    RETURN: '반품 입고',
    WRITE_OFF: '반품 폐기',
    RESTOCK: '입고',
    EDIT: '차감 조정',
    ADJUSTMENT: '기록 밖 변경',
  },
  en: {
    OPENING: 'Opening',
    SALE: 'Sale',
    CANCELLATION: 'Cancelled, back to stock',
    RETURN: 'Returned by the customer',
    WRITE_OFF: 'Written off',
    RESTOCK: 'Restock',
    EDIT: 'Reduced by staff',
    ADJUSTMENT: 'Changed past the shop',
  },
};

/** Movements as CSV, streamed as they are read. */
export async function* stockFile(
  movements: AsyncIterable<NamedMovement>,
  market: Market,
  language: Language,
): AsyncGenerator<string> {
  const clock = storeClockFormat(market);
  yield BYTE_ORDER_MARK + csvLine(HEADINGS[language]);
  for await (const { at, kind, unitsBefore, unitsAfter, orderNumber, staff } of movements) {
    const change = unitsAfter - unitsBefore;
    const name = staff && personName(staff);
    yield csvLine([clock.format(at), KINDS[language][kind], change, unitsBefore, unitsAfter, orderNumber, name]);
  }
}
