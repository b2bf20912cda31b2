import { describe, expect, it } from 'vitest';
import { keyed, withRow } from './rows.ts';

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
