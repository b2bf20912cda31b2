import type { Language, Market } from '@eunbit/schema/market';
import type { OrderEditField } from '@eunbit/schema/order-edit';
import { type Block, facts } from '../../email/index.ts';
import type { OrderEditRecord } from '../../order/index.ts';
import { BUYER_NOTE_WORDS } from '../../purchase/index.ts';
import { describeEdit } from '../edit-description.ts';

interface Words {
  readonly none: string;
  readonly fields: Readonly<Record<OrderEditField, string>>;
}

const WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    none: '없음',
    fields: {
      RECIPIENT: '받는 분',
      ADDRESS: '배송지',
      PHONE: '연락처',
      ...BUYER_NOTE_WORDS.ko,
      LINES: '상품',
      SHIPPING: '배송비',
      TAX: '세금',
      TOTAL: '총 결제 금액',
    },
  },
  en: {
    none: 'none',
    fields: {
      RECIPIENT: 'Recipient',
      ADDRESS: 'Ships to',
      PHONE: 'Phone',
      ...BUYER_NOTE_WORDS.en,
      LINES: 'Items',
      SHIPPING: 'Shipping',
      TAX: 'Sales tax',
      TOTAL: 'Total',
    },
  },
};

/** What an edit changes: before and after. */
export function editFacts(edit: Pick<OrderEditRecord, 'before' | 'after'>, market: Market, language: Language): Block {
  const { none, fields } = WORDS[language];
  const changes = describeEdit(edit, market, language);
  return facts(
    ...changes.map(({ field, before, after }) => ({
      label: fields[field],
      value: `${before || none} → ${after || none}`,
    })),
  );
}
