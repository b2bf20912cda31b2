import { describe, expect, it } from 'vitest';
import { questionsOf, targetOf, viewOf } from './faq-view.ts';

const ENTRIES = [
  { id: 'delivery-time', category: 'SHIPPING', question: 'How long does Delivery take?' },
  { id: 'return-exchange', category: 'RETURN', question: 'How do I return or exchange?' },
  { id: 'pay', category: 'PAYMENT', question: 'How can I pay on delivery?' },
] as const;

const idsOf = (query: string, pathId?: string) =>
  questionsOf(ENTRIES, viewOf(new URLSearchParams(query), pathId)).map(({ id }) => id);

describe('The help centre', () => {
  it('shows every question unless the address asks for some', () => {
    expect(idsOf('')).toEqual(['delivery-time', 'return-exchange', 'pay']);
    expect(idsOf('category=no-such')).toHaveLength(3);
    expect(idsOf('q=%20')).toHaveLength(3);
  });

  it('shows the questions of one category', () => {
    expect(idsOf('category=shipping')).toEqual(['delivery-time']);
  });

  it('finds a text in questions as it is written, capitals and all (SUPPORT-10)', () => {
    expect(idsOf('q=Delivery')).toEqual(['delivery-time']);
    expect(idsOf('q=delivery')).toEqual(['pay']);
    expect(idsOf('q=DELIVERY')).toEqual([]);
  });

  it('opens the return question of the return category at /faq/return', () => {
    expect(idsOf('', 'return')).toEqual(['return-exchange']);
    expect(targetOf('', 'return')).toBe('return-exchange');
  });

  it('opens the question that the address names', () => {
    expect(targetOf('#pay', undefined)).toBe('pay');
    expect(targetOf('', 'pay')).toBe('pay');
    expect(targetOf('', undefined)).toBeNull();
  });
});
