import { describe, expect, it } from 'vitest';
import { toCountedSearch } from './popular-searches.service.ts';

describe('a counted search (CATALOGUE-28)', () => {
  it('ignores capitals, width and spaces', () => {
    expect(toCountedSearch('  Pet   SPRAY! ')).toBe('pet spray');
    expect(toCountedSearch('물티슈')).toBe('물티슈');
  });

  it.each(['me@example.com', '010-1234-5678', 'EB-261121-ABCDEFGH', ' ', 'a'.repeat(31)])('is never %s', (text) => {
    expect(toCountedSearch(text)).toBeNull();
  });
});
