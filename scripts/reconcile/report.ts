import { formatMoney } from '@eunbit/schema/money';
import type { Difference, DifferenceKind } from '@eunbit/server/modules/finance/differences';
import { type Column, renderTable } from '../bench/figures.ts';

const TITLES: Readonly<Record<DifferenceKind, string>> = {
  PAYMENT_WITHOUT_ORDER: 'payment without order',
  ORDER_WITHOUT_PAYMENT: 'order without payment',
  AMOUNT_UNEQUAL: 'amount unequal',
  REFUND_MISSING: 'refund missing',
  LEDGER_MISSING: 'ledger missing',
  LEDGER_EXTRA: 'ledger extra',
};

function shown({ currency }: Difference, amount: number | null): string {
  return amount === null ? '-' : formatMoney({ amount, currency }, { place: 'order' });
}

const COLUMNS: readonly Column<Difference>[] = [
  ['difference', ({ kind }) => TITLES[kind]],
  ['order', ({ orderNumber }) => orderNumber ?? '-'],
  ['payment', ({ intentId }) => intentId ?? '-'],
  ['refund or dispute', ({ refundId, disputeId }) => refundId ?? disputeId ?? '-'],
  ['provider', (difference) => shown(difference, difference.provider)],
  ['shop', (difference) => shown(difference, difference.shop)],
];

/** The differences as text. */
export function formatReport(differences: readonly Difference[], since: Date): string {
  const from = `since ${since.toISOString()}`;
  if (differences.length === 0) return `Provider and shop agree ${from}.`;
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  return `${renderTable(COLUMNS, differences)}\n\n${count} ${from}.`;
}
