import { expect, test } from 'vitest';
import { readAnswers } from './undo-answers.ts';

test('what was undone and what came too late is counted (ORDER-24)', () => {
  const read = readAnswers([
    { orderNumber: 'A', outcome: 'DONE', message: null },
    { orderNumber: 'B', outcome: 'SKIPPED', code: 'ORDER_CONFLICT', message: 'Too late.' },
    { orderNumber: 'C', outcome: 'SKIPPED', code: 'STATUS_TRANSITION_REFUSED', message: 'You may not.' },
  ]);

  expect(read).toEqual({ undone: 1, late: 2, notes: [] });
});

test('an order whose units are gone, or that stays without its payment request, says so itself', () => {
  const read = readAnswers([
    { orderNumber: 'A', outcome: 'SKIPPED', code: 'INSUFFICIENT_STOCK', message: 'Wipes are gone.' },
    { orderNumber: 'B', outcome: 'DONE', message: 'The request stays cancelled.' },
  ]);

  expect(read).toMatchObject({ undone: 1, late: 0, notes: [{ orderNumber: 'A' }, { orderNumber: 'B' }] });
});
