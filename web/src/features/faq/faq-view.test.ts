import { describe, expect, it } from 'vitest';
import { findTarget, readFaqView, selectQuestions } from './faq-view.ts';

const ENTRIES = [
  { id: 'delivery-time', category: 'SHIPPING', question: 'How long does Delivery take?' },
  { id: 'return-exchange', category: 'RETURN', question: 'How do I return or exchange?' },
  { id: 'pay', category: 'PAYMENT', question: 'How can I pay on delivery?' },
] as const;

const findIds = (query: string, pathId?: string) =>
  selectQuestions(ENTRIES, readFaqView(new URLSearchParams(query), pathId)).map(({ id }) => id);

describe('The help centre', () => {
  it('shows every question unless the address has a filter', () => {
    expect(findIds('')).toEqual(['delivery-time', 'return-exchange', 'pay']);
    expect(findIds('category=no-such')).toHaveLength(3);
    expect(findIds('q=%20')).toHaveLength(3);
  });

  it('shows the questions of one category', () => {
    expect(findIds('category=shipping')).toEqual(['delivery-time']);
  });

  it('finds questions by exact text, capitals included (SUPPORT-10)', () => {
    expect(findIds('q=Delivery')).toEqual(['delivery-time']);
    expect(findIds('q=delivery')).toEqual(['pay']);
    expect(findIds('q=DELIVERY')).toEqual([]);
  });

  it('opens the return question of the return category at /faq/return', () => {
    expect(findIds('', 'return')).toEqual(['return-exchange']);
    expect(findTarget('', 'return')).toBe('return-exchange');
  });

  it('opens the question in the address', () => {
    expect(findTarget('#pay', undefined)).toBe('pay');
    expect(findTarget('', 'pay')).toBe('pay');
    expect(findTarget('', undefined)).toBeNull();
  });
});
