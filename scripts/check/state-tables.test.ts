import { readFileSync } from 'node:fs';
import { fulfilmentStatus, lineFulfilments, type SentUnits } from '@eunbit/schema/fulfilment';
import { nextStatuses, OrderStatus } from '@eunbit/schema/order';
import { getPaymentSummary, PaymentStatus } from '@eunbit/schema/payment-status';
import { expect, it } from 'vitest';

/** Rows of the table of a rule: each is a list of cells, each of them a list of values. */
function readTable(area: string, rule: string): string[][][] {
  const text = readFileSync(new URL(`../../docs/rules/${area}.md`, import.meta.url), 'utf8');
  const after = text.slice(text.indexOf(`## ${rule} `));
  const rows = after.slice(0, after.indexOf('\n## ', 1)).match(/^\| `.*$/gm) ?? [];
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, value = '']) => value)),
  );
}

it('the table of statuses in the rules has the transitions that the shop allows (ORDER-2)', () => {
  const steps = Object.values(OrderStatus).map((status) => [[status], [...nextStatuses(status)]]);
  expect(readTable('order', 'ORDER-2')).toEqual(steps);
});

it('the table of payment summaries matches statuses and amounts (PAYMENT-49)', () => {
  const table = readTable('payment', 'PAYMENT-49');
  const wentBack = { none: 0, part: 400, all: 1_000 };
  for (const status of Object.values(PaymentStatus)) {
    for (const [back, refundedAmount] of Object.entries(wentBack)) {
      const summaries = table
        .filter(([, statuses, part]) => statuses?.includes(status) && (part?.includes(back) || part?.includes('any')))
        .map(([summary]) => summary?.[0]);
      const sums = { paidAmount: 1_000, refundedAmount };
      expect(summaries, `${status}, ${back}`).toEqual([getPaymentSummary(status, sums)]);
    }
  }
});

it('the table of fulfilment statuses matches the states of units (SHIPMENT-14)', () => {
  const table = readTable('shipment', 'SHIPMENT-14');
  const fits = ([value]: readonly string[] = [], count: number) =>
    value === 'any' || (value === 'some' ? count > 0 : count === 0);
  for (let places = 0; places < 16; places += 1) {
    const [open, shipped, delivered, returned] = [0, 1, 2, 3].map((place) => (places >> place) & 1) as [
      number,
      number,
      number,
      number,
    ];
    const left = shipped + delivered + returned;
    const sent: SentUnits[] = [
      { state: 'SHIPPED', lines: [{ productId: 'wipe', quantity: shipped }] },
      { state: 'DELIVERED', lines: [{ productId: 'wipe', quantity: delivered }] },
      { state: 'RETURNED', lines: [{ productId: 'wipe', quantity: returned }] },
    ];
    // An order whose units are nowhere is cancelled.
    const status = places === 0 ? 'ORDER_CANCELLED' : 'ORDER_CONFIRMED';
    const lines = lineFulfilments([{ productId: 'wipe', quantity: open + left }], sent, status);
    const rows = table.filter(([, ...cells]) =>
      [open, left, shipped, delivered].every((count, at) => fits(cells[at], count)),
    );
    expect(
      rows.map(([name]) => name?.[0]),
      JSON.stringify(lines),
    ).toEqual([fulfilmentStatus(lines, status)]);
  }
});
