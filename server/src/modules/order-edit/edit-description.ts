import { noteTexts } from '@eunbit/schema/buyer-notes';
import type { Language, Market } from '@eunbit/schema/market';
import type { OrderEditField } from '@eunbit/schema/order-edit';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { toPricedUnits } from '@eunbit/schema/priced-units';
import { type EditedContents, type OrderEditRecord, orderMoney } from '../order/index.ts';
import type { OrderLineRecord } from '../purchase/index.ts';

export interface EditChange {
  readonly field: OrderEditField;
  /** Formatted text; empty if there was nothing before. */
  readonly before: string;
  readonly after: string;
}

type Texts = Readonly<Record<OrderEditField, string>>;

/** The price of each group of units if they differ; empty otherwise. */
function toPriceNote(line: OrderLineRecord, money: (amount: number) => string): string {
  const units = toPricedUnits(line);
  if (units.length < 2) return '';
  return ` (${units.map(({ quantity, unitPrice }) => `${money(unitPrice)} × ${quantity}`).join(', ')})`;
}

function toTexts(contents: EditedContents, market: Market, language: Language): Texts {
  const { address, phone, lines, amounts } = contents;
  const money = (amount: number) => orderMoney({ market }, amount);
  return {
    RECIPIENT: personName(address),
    ADDRESS: addressLine(address, market),
    PHONE: phone,
    ...noteTexts(contents, language),
    LINES: lines.map((line) => `${line.title[language]} × ${line.quantity}${toPriceNote(line, money)}`).join(', '),
    SHIPPING: money(amounts.shipping),
    TAX: money(amounts.tax),
    TOTAL: money(amounts.total),
  };
}

/** The changes of an edit, in the order of the screens. */
export function describeEdit(
  { before, after }: Pick<OrderEditRecord, 'before' | 'after'>,
  market: Market,
  language: Language,
): EditChange[] {
  const [old, now] = [toTexts(before, market, language), toTexts(after, market, language)];
  return (Object.keys(old) as OrderEditField[])
    .map((field) => ({ field, before: old[field], after: now[field] }))
    .filter((change) => change.before !== change.after);
}
