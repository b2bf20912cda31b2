import { beforeEach, describe, expect, it } from 'vitest';
import { ParsingBudget } from './parsing-budget.ts';

describe('the budget of a network', () => {
  let now: number;
  let processorTime: number;
  let budget: ParsingBudget;

  beforeEach(() => {
    now = 0;
    processorTime = 0;
    budget = new ParsingBudget({ now: () => now, processorTime: () => processorTime });
  });

  const spend = (milliseconds: number, network = 'a') =>
    budget.spend(network, () => {
      processorTime += milliseconds;
    });

  it('is spent by successful and failed parsing', () => {
    spend(1999);
    expect(budget.secondsToWait('a')).toBe(0);
    expect(() =>
      budget.spend('a', () => {
        processorTime += 1;
        throw new Error('cannot be read');
      }),
    ).toThrow('cannot be read');
    expect(budget.secondsToWait('a')).toBe(1);
    expect(budget.secondsToWait('b')).toBe(0);
  });

  it('can be overdrawn, and returns the seconds to wait', () => {
    spend(2400);
    expect(budget.secondsToWait('a')).toBe(5);
    now += 3900;
    expect(budget.secondsToWait('a')).toBe(1);
    now += 200;
    expect(budget.secondsToWait('a')).toBe(0);
  });

  it('refills over time, up to its initial amount', () => {
    spend(1000);
    now += 3_600_000;
    spend(2000);
    expect(budget.secondsToWait('a')).toBe(1);
  });
});
