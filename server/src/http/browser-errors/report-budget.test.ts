import { expect, it } from 'vitest';
import { createReportBudget } from './report-budget.ts';

const MINUTE = 60_000;

const takeMany = (
  budget: ReturnType<typeof createReportBudget>,
  count: number,
  address: (index: number) => string,
  now = 0,
) => Array.from({ length: count }, (_none, index) => budget.take(address(index), now)).filter(Boolean).length;

it('an address has a report limit, which resets after a minute', () => {
  const budget = createReportBudget();
  expect(takeMany(budget, 100, () => 'a')).toBe(20);
  expect(budget.take('b', 0)).toBe(true);
  expect(takeMany(budget, 100, () => 'a', MINUTE)).toBe(20);
});

it('one address does not use up the limit of others', () => {
  const budget = createReportBudget();
  takeMany(budget, 10_000, () => 'a');
  expect(takeMany(budget, 280, (index) => `b${index}`)).toBe(280);
});

it('all addresses together have a limit per minute', () => {
  const budget = createReportBudget();
  expect(takeMany(budget, 1000, (index) => `a${index}`)).toBe(300);
  expect(budget.take('late', 0)).toBe(false);
});

it('all addresses together have a limit per day', () => {
  const budget = createReportBudget();
  let taken = 0;
  for (let minute = 0; minute < 100; minute += 1)
    taken += takeMany(budget, 300, (index) => `a${index}`, minute * MINUTE);
  expect(taken).toBe(20_000);
  expect(budget.take('a', 24 * 60 * MINUTE)).toBe(true);
});
