import { describe, expect, it } from 'vitest';
import { keyed, moved, withRow } from './rows.ts';

describe('things in an order', () => {
  const order = (index: number, by: 1 | -1) => moved(['a', 'b', 'c'], index, by).join('');

  it('change places, and stay at either end', () => {
    expect([order(0, 1), order(2, -1), order(0, -1), order(2, 1)]).toEqual(['bac', 'acb', 'abc', 'abc']);
  });
});

describe('rows', () => {
  it('keep their keys, and a new one gets a key of its own', () => {
    const rows = keyed([{ name: 'a' }, { name: 'b' }]);
    const [, b] = rows;
    const others = withRow(b ? [b] : [], { name: 'c' });

    expect(others).toEqual([
      { name: 'b', key: 1 },
      { name: 'c', key: 2 },
    ]);
    expect(withRow<{ key: number; name: string }>([], { name: 'first' })).toEqual([{ name: 'first', key: 0 }]);
  });
});
