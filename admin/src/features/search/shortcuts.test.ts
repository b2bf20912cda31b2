import { expect, test } from 'vitest';
import { findShortcut } from './shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', true>> = {}) => {
  return { key, ctrlKey: false, metaKey: false, altKey: false, ...held };
};

test('ctrl or cmd and k opens the search, also while a field is in use', () => {
  expect(findShortcut(press('k', { ctrlKey: true }), true, false)).toEqual({ kind: 'search' });
  expect(findShortcut(press('K', { metaKey: true }), false, false)).toEqual({ kind: 'search' });
});

test('a slash focuses the search of the list and a question mark lists the keys', () => {
  expect(findShortcut(press('/'), false, false)).toEqual({ kind: 'listSearch' });
  expect(findShortcut(press('?'), false, false)).toEqual({ kind: 'keys' });
});

test('g and a letter open a screen', () => {
  expect(findShortcut(press('o'), false, true)).toEqual({ kind: 'go', to: '/orders_ko' });
  expect(findShortcut(press('o'), false, false)).toBeNull();
  expect(findShortcut(press('x'), false, true)).toBeNull();
});

test.each(['/', '?', 'o'])('a key typed into a field is ignored: %s', (key) => {
  expect(findShortcut(press(key), true, true)).toBeNull();
});

test('keys of the browser are ignored', () => {
  expect(findShortcut(press('o', { ctrlKey: true }), false, true)).toBeNull();
  expect(findShortcut(press('/', { altKey: true }), false, false)).toBeNull();
});
