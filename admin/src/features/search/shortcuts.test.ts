import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', true>> = {}) => {
  return { key, ctrlKey: false, metaKey: false, altKey: false, ...held };
};

test('ctrl or cmd and k opens the search, also while one types', () => {
  expect(shortcutOf(press('k', { ctrlKey: true }), true, false)).toEqual({ kind: 'search' });
  expect(shortcutOf(press('K', { metaKey: true }), false, false)).toEqual({ kind: 'search' });
});

test('a slash goes to the search of the list and a question mark lists the keys', () => {
  expect(shortcutOf(press('/'), false, false)).toEqual({ kind: 'listSearch' });
  expect(shortcutOf(press('?'), false, false)).toEqual({ kind: 'keys' });
});

test('g and a letter lead to a screen', () => {
  expect(shortcutOf(press('o'), false, true)).toEqual({ kind: 'go', to: '/orders_ko' });
  expect(shortcutOf(press('o'), false, false)).toBeNull();
  expect(shortcutOf(press('x'), false, true)).toBeNull();
});

test.each(['/', '?', 'o'])('what is typed into a field stays there: %s', (key) => {
  expect(shortcutOf(press(key), true, true)).toBeNull();
});

test('keys of the browser are left alone', () => {
  expect(shortcutOf(press('o', { ctrlKey: true }), false, true)).toBeNull();
  expect(shortcutOf(press('/', { altKey: true }), false, false)).toBeNull();
});
