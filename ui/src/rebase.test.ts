import { describe, expect, it } from 'vitest';
import { rebase } from './rebase.ts';

describe('a form edited while somebody else saves a change', () => {
  it('keeps what was typed, and updates the other fields', () => {
    const seen = { name: 'Mina', phone: '1', note: '' };
    const now = { name: 'Mina', phone: '2', note: 'At the door' };

    expect(rebase({ ...seen, name: 'Mina Lee' }, seen, now)).toEqual({ ...now, name: 'Mina Lee' });
    expect(rebase({ ...seen, phone: '3' }, seen, now)).toEqual({ ...now, phone: '3' });
    expect(rebase(seen, seen, now)).toEqual(now);
  });
});
