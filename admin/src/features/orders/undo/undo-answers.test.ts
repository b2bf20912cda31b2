import { expect, test } from 'vitest';
import { readAnswers } from './undo-answers.ts';

test('undone changes and those that came too late are counted (ORDER-24)', () => {
  const read = readAnswers([
    { orderNumber: 'A', outcome: 'DONE', message: null },
    { orderNumber: 'B', outcome: 'SKIPPED', code: 'ORDER_CONFLICT', message: 'Too late.' },
    { orderNumber: 'C', outcome: 'SKIPPED', code: 'STATUS_TRANSITION_REFUSED', message: 'You may not.' },
  ]);

  expect(read).toEqual({ undone: 1, late: 2, notes: [] });
});

test('an order without stock, or whose payment request stays cancelled, is reported with its message', () => {
  const read = readAnswers([
    { orderNumber: 'A', outcome: 'SKIPPED', code: 'INSUFFICIENT_STOCK', message: 'Wipes are gone.' },
    { orderNumber: 'B', outcome: 'DONE', message: 'The request stays cancelled.' },
  ]);

  expect(read).toMatchObject({ undone: 1, late: 0, notes: [{ orderNumber: 'A' }, { orderNumber: 'B' }] });
});
