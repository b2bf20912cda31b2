import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checkSelectionSize } from './selection-size.ts';

const repeat = (count: number, text: string | ((number: number) => string)) =>
  Array.from({ length: count }, (_, number) => (typeof text === 'string' ? text : text(number))).join(' ');
const check = (text: string) => () => checkSelectionSize(parse(text));
const TOO_MUCH = 'selects too much';

describe('a document', () => {
  it.each([
    ['a field with a selection, again and again', `{ ${repeat(480, 'products { id }')} }`],
    ['a field without one', `{ ${repeat(1000, 'id')} }`],
    ['an alias', `{ ${repeat(200, (n) => `a: f${n}`)} }`],
    ['a field below one that is repeated', `{ ${repeat(20, 'a { b b b b b }')} }`],
    ['a field in inline fragments', `{ ${repeat(200, '... on Query { a { b } }')} }`],
    [
      'a field in fragments',
      `{ ${repeat(100, (n) => `...F${n}`)} } ${repeat(100, (n) => `fragment F${n} on Query { a }`)}`,
    ],
    ['a field in a fragment that is not used', `{ a } fragment F on Query { ${repeat(200, 'a { b }')} }`],
    ['a field in one of several operations', `query A { a } query B { ${repeat(200, 'a { b }')} }`],
  ])('that repeats %s is rejected', (_what, text) => {
    expect(check(text)).toThrow(TOO_MUCH);
  });

  it('whose fragments multiply is rejected, without computing beyond the limit', () => {
    const chain = repeat(40, (n) => `fragment F${n} on T { a { ...F${n + 1} } b { ...F${n + 1} } }`);
    expect(check(`{ ...F0 } ${chain} fragment F40 on T { c }`)).toThrow(TOO_MUCH);
  });

  it('whose fragment spreads itself is rejected', () => {
    expect(check('{ ...F } fragment F on Query { a { ...F } }')).toThrow(TOO_MUCH);
  });

  it('may spread one fragment in many places, and select a field in several', () => {
    const text = `{ ${repeat(100, (n) => `a${n}: product { ...F ...G id }`)} }`;
    expect(
      check(`${text} fragment F on Product { id name } fragment G on Product { id price { amount } }`),
    ).not.toThrow();
  });
});
