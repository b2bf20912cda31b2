import { join } from 'node:path';
import { checkMessages } from '@eunbit/ui/message-check';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

test('every text exists in both languages and is used, and no used text is missing', () => {
  expect(checkMessages([SOURCES])).toEqual({ onlyKorean: [], onlyEnglish: [], unused: [], missing: [] });
});
