import { describe, expect, it } from 'vitest';
import { periodFilter, searchFilter } from './order-search.ts';

const NUMBER = 'EB-261121-7K2MQ0AB';
const TITLE = { ko: '다목적 항균 스프레이 (500 ml)', en: 'All-Purpose Antibacterial Spray' };

/** Whether the regular expressions of the filter match the order. */
function finds(typed: string): boolean {
  const { $or = [] } = searchFilter(typed) ?? {};
  return $or.some((part) => {
    const [[path, expression]] = Object.entries(part) as [[string, RegExp]];
    const text = { number: NUMBER, 'lines.title.ko': TITLE.ko, 'lines.title.en': TITLE.en }[path] ?? '';
    return expression.test(text);
  });
}

describe('an order search (ORDER-11)', () => {
  it.each(['EB-261121-7K2MQ0AB', 'eb2611217k2mq0ab', '261121 7K2M', '1-7', '12-1-7', ' mq0ab '])(
    'finds the number by %s',
    (typed) => expect(finds(typed)).toBe(true),
  );

  it.each(['스프레이', 'antibacterial', 'ALL-PURPOSE', '(500', '항균 스'])('finds the product by %s', (typed) =>
    expect(finds(typed)).toBe(true),
  );

  it('finds decomposed Hangul (NFD), as some keyboards send it', () => {
    expect(finds('스프레이'.normalize('NFD'))).toBe(true);
  });

  it.each(['.*', 'EB.*', '^EB', '[A-Z]', 'a|b', '\\d', '$', '(a+)+$', '7K2MQ0AC'])('matches %s literally', (typed) =>
    expect(finds(typed)).toBe(false),
  );

  it('for dashes alone matches dashes in titles, not every number', () => {
    expect(finds('--')).toBe(false);
    expect(finds('-')).toBe(true);
    expect(searchFilter('-')?.$or).toHaveLength(2);
  });

  it.each(['', '   ', '\u0000', '\n\t'])('has no filter if it is empty: %j', (typed) =>
    expect(searchFilter(typed)).toBeNull(),
  );

  it('is limited to a hundred characters and drops control characters', () => {
    const { $or = [] } = searchFilter(`sp\u0000ray${'x'.repeat(10_000)}`) ?? {};
    const expressions = $or.flatMap((part) => Object.values(part) as RegExp[]);
    for (const { source } of expressions) {
      expect(source).not.toContain('\u0000');
      expect(source.length).toBeLessThan(400);
    }
  });
});

describe('a period', () => {
  const now = new Date('2026-01-01T02:00:00Z');

  it('starts in the time zone of the store', () => {
    expect(periodFilter('THIS_YEAR', 'KR', now)).toEqual({ createdAt: { $gte: new Date('2025-12-31T15:00:00Z') } });
    expect(periodFilter('THIS_YEAR', 'US', now)).toEqual({ createdAt: { $gte: new Date('2025-01-01T05:00:00Z') } });
    expect(periodFilter('THIS_MONTH', 'US', now)).toEqual({ createdAt: { $gte: new Date('2025-12-01T05:00:00Z') } });
  });

  it('ALL has no condition', () => expect(periodFilter('ALL', 'KR', now)).toEqual({}));
});
