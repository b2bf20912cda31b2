import { expect, test } from 'vitest';
import { unreadMentions } from './unread-mentions.ts';

test('mentions that wait to be read stand with the oldest on top, and the list stays as it is (COLLABORATION-12)', () => {
  const newestFirst = [
    { id: 'd', isRead: false },
    { id: 'c', isRead: true },
    { id: 'b', isRead: false },
    { id: 'a', isRead: true },
  ];
  expect(unreadMentions(newestFirst).map(({ id }) => id)).toEqual(['b', 'd']);
  expect(newestFirst.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
});
