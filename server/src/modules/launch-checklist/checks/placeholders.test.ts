import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOWNLOAD_FILES } from '@eunbit/schema/downloads';
import { findSampleData } from '@eunbit/schema/sample-data';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { expect, it } from 'vitest';
import { judgeAccounts, judgeShopFacts } from './placeholders.ts';
import { findSampleDocuments } from './sample-documents.ts';

it('is found in the settings of a shop in which nothing was set, and not once its facts are real', () => {
  const samples = findSampleData(DEFAULT_SHOP_SETTINGS);
  expect(judgeShopFacts(samples)).toMatchObject({ about: '/admin/settings', state: 'WRONG' });
  expect(judgeShopFacts(samples).text.en).toContain('company.phone');
  expect(judgeShopFacts([]).state).toBe('GOOD');
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
