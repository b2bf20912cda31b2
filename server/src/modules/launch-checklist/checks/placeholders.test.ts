import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOWNLOAD_FILES } from '@eunbit/schema/downloads';
import { describe, expect, it } from 'vitest';
import { isPlaceholder, judgeAccounts, judgeShopFacts } from './placeholders.ts';
import { findSampleDocuments } from './sample-documents.ts';
import { readShopFacts } from './shop-facts.ts';

describe('a placeholder', () => {
  it.each([
    '000-00-00000',
    '000000-00-000001',
    '000-0000-0000-04',
    '02-0000-0000',
    '+1 (000) 000-0000',
    '제0000-서울성동-0000호 (서울특별시 성동구청)',
    'CB00-00-0000 (견본)',
    'No. 00-000',
    'help@eunbit.example',
    'https://instagram.example/eunbit',
    'Eunbit Hosting (sample)',
    '2015550100',
  ])('is %s', (value) => expect(isPlaceholder(value)).toBe(true));

  it.each([
    '120-81-47521',
    '110-200-000045',
    '02-1588-2000',
    '+1 (212) 736-3100',
    '제2019-서울강남-0123호',
    'help@example-cleaning.kr',
    'https://www.instagram.com/eunbit',
    '9:00',
    '서울특별시 성동구 은빛로 12, 3층',
    'Exemplary Hosting',
  ])('is not %s', (value) => expect(isPlaceholder(value)).toBe(false));
});

it('is found in every place in which the shop has facts of its owner', async () => {
  const verdicts = judgeShopFacts(await readShopFacts());
  expect(verdicts.map(({ about, state }) => [about, state])).toEqual([
    ['schema/src/brand.ts', 'WRONG'],
    ['server/src/modules/purchase/banks.ts', 'WRONG'],
  ]);
  const real = [{ name: 'company.phone', value: '02-1588-2000', place: 'settings' }];
  expect(judgeShopFacts(real).map(({ state }) => state)).toEqual(['GOOD']);
});

it('is every document that comes with the shop', async () => {
  const folder = join(fileURLToPath(new URL('../../../../downloads', import.meta.url)));
  expect(await findSampleDocuments(folder)).toEqual(DOWNLOAD_FILES);
});

it('is an account of the seed; and somebody has to be admin', () => {
  const states = (seeded: string[], hasAdmin: boolean) => judgeAccounts(seeded, hasAdmin).map(({ id }) => id);
  expect(states([], true)).toEqual(['placeholders.accounts']);
  expect(judgeAccounts([], true)[0]?.state).toBe('GOOD');
  expect(states(['staff@eunbit.example'], false)).toEqual(['placeholders.accounts', 'placeholders.admin']);
});
