import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CORRECTIONS, type CorrectionRow, findCorrection } from './order-correction.ts';

const RULES = new URL('../../docs/rules/order.md', import.meta.url);

const cells = ({ from, to, methods, payment, money, stock }: CorrectionRow) =>
  [[from], to, methods, payment, [money], [stock]].map((values) => values.map((value) => `\`${value}\``).join(', '));

test('the corrections are those of the table in the rules (ORDER-26)', async () => {
  const text = await readFile(RULES, 'utf8');
  const table = text.slice(text.indexOf('## ORDER-26'), text.indexOf('## ORDER-27'));
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(CORRECTIONS.map((row) => `| ${cells(row).join(' | ')} |`));
});

test.each([
  ['ORDER_CANCELLED', 'PREPARING_FOR_SHIPMENT', 'CARD', 'REFUND_DUE'],
  ['ORDER_CANCELLED', 'PREPARING_FOR_SHIPMENT', 'ESCROW', 'RELEASE_DUE'],
  ['ORDER_CANCELLED', 'PREPARING_FOR_SHIPMENT', 'VIRTUAL_ACCOUNT', 'RELEASE_DUE'],
  ['ORDER_CANCELLED', 'ORDER_CONFIRMED', 'DEPOSIT', 'REFUNDED'],
  ['ORDER_SHIPPED', 'ORDER_CONFIRMED', 'ESCROW', 'FAILED'],
  ['PREPARING_FOR_SHIPMENT', 'ORDER_CONFIRMED', 'DEPOSIT', 'PAID'],
] as const)('%s cannot be corrected to %s if money has left: %s %s (ORDER-27)', (from, to, method, payment) => {
  expect(findCorrection({ from, to, method, payment })).toBeNull();
});
