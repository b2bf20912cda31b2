import { checkMessages } from '@eunbit/ui/message-check';
import { expect, test } from 'vitest';

test('every text exists in both languages and is used, and no used text is missing', () => {
  expect(checkMessages([import.meta.dirname])).toEqual({ onlyKorean: [], onlyEnglish: [], unused: [], missing: [] });
});
