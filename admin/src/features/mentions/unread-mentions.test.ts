import { expect, test } from 'vitest';
import { unreadMentions } from './unread-mentions.ts';

test('unread mentions are sorted oldest first, and the original list is unchanged (COLLABORATION-12)', () => {
  const newestFirst = [
    { id: 'd', isRead: false },
    { id: 'c', isRead: true },
    { id: 'b', isRead: false },
    { id: 'a', isRead: true },
  ];
  expect(unreadMentions(newestFirst).map(({ id }) => id)).toEqual(['b', 'd']);
  expect(newestFirst.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
});
