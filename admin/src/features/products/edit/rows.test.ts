import { describe, expect, it } from 'vitest';
import { keyed, withRow } from './rows.ts';

describe('rows of a form', () => {
  it('keep their keys, and a new row gets a new key', () => {
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
