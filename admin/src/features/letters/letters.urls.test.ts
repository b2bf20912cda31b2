import { describe, expect, it } from 'vitest';
import { letterListUrl, letterListView } from './letters.urls.ts';

describe('the address of the letters', () => {
  it('says all that the list shows', () => {
    const view = { state: 'FAILED', to: 'mina@mail.example', page: 2, letter: 'a'.repeat(24) } as const;
    expect(letterListView(new URL(letterListUrl(view), 'http://x').searchParams)).toEqual(view);
  });

  it('opens no letter for what is no id', () => {
    expect(letterListView(new URLSearchParams('letter=../x')).letter).toBeNull();
  });
});
