import { expect, test } from 'vitest';
import { findShortcut } from './shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', true>> = {}) => {
  return { key, ctrlKey: false, metaKey: false, altKey: false, ...held };
};

test('ctrl or cmd and k opens the search, also while one types', () => {
  expect(findShortcut(press('k', { ctrlKey: true }), true, false)).toEqual({ kind: 'search' });
  expect(findShortcut(press('K', { metaKey: true }), false, false)).toEqual({ kind: 'search' });
});

test('a slash goes to the search of the list and a question mark lists the keys', () => {
  expect(findShortcut(press('/'), false, false)).toEqual({ kind: 'listSearch' });
  expect(findShortcut(press('?'), false, false)).toEqual({ kind: 'keys' });
});

test('g and a letter lead to a screen', () => {
  expect(findShortcut(press('o'), false, true)).toEqual({ kind: 'go', to: '/orders_ko' });
  expect(findShortcut(press('o'), false, false)).toBeNull();
  expect(findShortcut(press('x'), false, true)).toBeNull();
});

test.each(['/', '?', 'o'])('what is typed into a field stays there: %s', (key) => {
  expect(findShortcut(press(key), true, true)).toBeNull();
});

test('keys of the browser are left alone', () => {
  expect(findShortcut(press('o', { ctrlKey: true }), false, true)).toBeNull();
  expect(findShortcut(press('/', { altKey: true }), false, false)).toBeNull();
});
