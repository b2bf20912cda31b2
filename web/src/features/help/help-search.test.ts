import { describe, expect, it } from 'vitest';
import { findHelpfulEntries, toSnippet } from './help-search.ts';

const ENTRIES = [
  { question: 'How long does Delivery take?', answer: ['One to three business days.'] },
  { question: 'How can I pay?', answer: ['By card.', 'Never on delivery.'] },
];

describe('The search of the help drawer', () => {
  it('ignores capitals in questions and answers (SUPPORT-10)', () => {
    expect(findHelpfulEntries(ENTRIES, ' DELIVERY ')).toHaveLength(2);
    expect(findHelpfulEntries(ENTRIES, 'card')).toEqual([ENTRIES[1]]);
    expect(findHelpfulEntries(ENTRIES, 'refund')).toEqual([]);
  });

  it('shows everything while nothing is typed', () => {
    expect(findHelpfulEntries(ENTRIES, '')).toEqual(ENTRIES);
  });
});

describe('The snippet of an answer', () => {
  it('is its first 30 characters (SUPPORT-10)', () => {
    expect(toSnippet(['x'.repeat(31)])).toBe(`${'x'.repeat(30)}…`);
    expect(toSnippet(['x'.repeat(30)])).toBe('x'.repeat(30));
  });

  it('joins paragraphs and never cuts a character in two', () => {
    expect(toSnippet(['By card.', 'Never on delivery.'])).toBe('By card. Never on delivery.');
    expect(toSnippet(['😀'.repeat(31)])).toBe(`${'😀'.repeat(30)}…`);
  });
});
