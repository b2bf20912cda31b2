import { expect, test } from 'vitest';
import { paymentStateText } from './finance-texts.ts';

test('a refunded payment is not shown as paid', () => {
  const text = (refunded: number) =>
    paymentStateText({ status: 'SUCCEEDED', received: { amount: 1399 }, refunded: { amount: refunded } });
  expect([text(0), text(400), text(1399)]).toEqual([
    'finance.state.SUCCEEDED',
    'finance.state.partlyRefunded',
    'finance.state.refunded',
  ]);
});
