import { expect, test } from 'vitest';
import { message as shopperMessage } from './messages.ts';
import { message } from './staff-messages.ts';

test('texts of staff forms exist only in the back office, while others are the same in both', () => {
  expect(message('tag.required', 'en')).toBe('Please enter a tag.');
  expect(shopperMessage('tag.required', 'en')).toBe('');
  expect(message('tracking.required', 'ko')).toBe(shopperMessage('tracking.required', 'ko'));
});
