import { expect, test } from 'vitest';
import {
  changedDraft,
  changeToSave,
  isOvertaken,
  parseQuantity,
  rebased,
  type StockDraft,
  type StockFigure,
  shownStock,
  stepped,
} from './stock-draft.ts';

const before: StockFigure = { quantity: 40, isStopped: false, version: 1 };
const afterSale: StockFigure = { quantity: 37, isStopped: false, version: 4 };

function edited(change: Parameters<typeof changedDraft>[1], stock = before): StockDraft {
  const draft = changedDraft(null, change, stock);
  if (!draft) throw new Error('the change left no draft');
  return draft;
}

test('an untouched card follows live sales', () => {
  expect(shownStock(afterSale, null)).toEqual({ quantity: '37', isStopped: false });
});

test('an edited card keeps what was typed', () => {
  expect(shownStock(afterSale, edited({ quantity: '100' }))).toEqual({ quantity: '100', isStopped: false });
});

test('typing the stored quantity again leaves nothing to save', () => {
  const draft = edited({ quantity: '100' });

  expect(changedDraft(draft, { quantity: '40' }, before)).toBeNull();
});

test('a sale during the edit of a quantity is a conflict, and the old version is sent (STOCK-9)', () => {
  const draft = edited({ quantity: '100' });

  expect(isOvertaken(before, draft)).toBe(false);
  expect(isOvertaken(afterSale, draft)).toBe(true);
  expect(changeToSave(afterSale, draft)).toEqual({ quantity: 100, isStopped: false, expectedVersion: 1 });
});

test('keeping the typed quantity after seeing the newer one sends the newer version', () => {
  const draft = rebased(edited({ quantity: '100' }), afterSale);

  expect(isOvertaken(afterSale, draft)).toBe(false);
  expect(changeToSave(afterSale, draft)).toEqual({ quantity: 100, isStopped: false, expectedVersion: 4 });
});

test('stopping a product during a sale keeps the live quantity and is no conflict', () => {
  const draft = edited({ isStopped: true });

  expect(isOvertaken(afterSale, draft)).toBe(false);
  expect(changeToSave(afterSale, draft)).toEqual({ quantity: 37, isStopped: true, expectedVersion: 4 });
});

test('a product that a colleague stops during an edit is a conflict', () => {
  expect(isOvertaken({ ...before, isStopped: true, version: 2 }, edited({ quantity: '1' }))).toBe(true);
});

test.each(['', ' ', '-1', '1.5', '1e3', '１２', 'abc', '99999999999'])('%j is rejected as a quantity', (text) => {
  expect(parseQuantity(text)).toBeNull();
  expect(changeToSave(before, edited({ quantity: text }))).toBeNull();
});

test('plus and minus change the quantity by one and never below zero', () => {
  expect(stepped('40', 1, before)).toBe('41');
  expect(stepped('0', -1, before)).toBe('0');
  expect(stepped('oops', 1, before)).toBe('41');
});
