import { describe, expect, it } from 'vitest';
import { readSearched, searchPath } from './search.urls.ts';

const read = (query: string) => readSearched(new URLSearchParams(query));

describe('the address of a search', () => {
  it('includes the text and the page', () => {
    expect(read(searchPath('강아지 & wipes').slice('/search?'.length))).toEqual({ text: '강아지 & wipes', page: 1 });
    expect(read('q=wipe&page=3')).toEqual({ text: 'wipe', page: 3 });
  });

  it.each(['', 'q=', 'q=%20%20', 'page=2'])('%j has an empty text', (query) => {
    expect(read(query).text).toBe('');
  });

  it.each(['0', '-1', '1.5', 'x', '9999999'])('with page %s opens the first page', (page) => {
    expect(read(`q=a&page=${page}`).page).toBe(1);
  });

  it('has no NUL character, which the API rejects', () => {
    expect(read('q=%00wi%00pe').text).toBe('wipe');
  });

  it('limits the length of the text, and accepts half a surrogate pair', () => {
    expect(read(`q=${'x'.repeat(5000)}`).text).toHaveLength(100);
    expect(() => searchPath('half a pair: \ud83d')).not.toThrow();
  });
});
