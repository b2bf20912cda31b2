import { join } from 'node:path';
import { checkMessages, readWords } from '@eunbit/ui/message-check';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const API = ['schema/schema.graphql', 'schema/src', 'server/src'].map((path) => join(SOURCES, '../..', path));
/** Changed fields of products whose names the server builds from a part, a market and a language. */
const PRODUCT_FIELDS = ['sectionsKo', 'sectionsEn', 'disclosureUSKo', 'disclosureUSEn', 'suitsKo', 'suitsEn'];

test('every text exists in both languages and is used, and no used text is missing', () => {
  expect(checkMessages([SOURCES], [...API.flatMap(readWords), ...PRODUCT_FIELDS])).toEqual({
    onlyKorean: [],
    onlyEnglish: [],
    unused: [],
    missing: [],
  });
});
