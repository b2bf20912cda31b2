import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLAIMS } from '@eunbit/schema/claims';
import { DOWNLOAD_FILES } from '@eunbit/schema/downloads';
import { PRESS_RELEASES } from '@eunbit/schema/press-releases';
import { findSampleData } from '@eunbit/schema/sample-data';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { TESTIMONIALS } from '@eunbit/schema/testimonials';
import { expect, it } from 'vitest';
import { readSampleParts } from '../../download/index.ts';
import {
  checkAccounts,
  checkDocuments,
  checkPressReleases,
  checkRegistrations,
  checkShopFacts,
  checkTeam,
  checkTestimonials,
} from './placeholders.ts';

it('sample settings are reported once per section, until they are real', () => {
  const found = checkShopFacts(findSampleData(DEFAULT_SHOP_SETTINGS));
  expect(found.map(({ id, about }) => [id, about])).toEqual(
    ['company', 'escrow', 'support', 'banks', 'sender'].map((section) => [
      `placeholders.facts.${section}`,
      `/admin/settings#settings-${section}`,
    ]),
  );
  expect(found.every(({ status }) => status === 'WRONG')).toBe(true);
  expect(found[0]?.text.en).toContain('address.ko, address.en, phone');
  expect(checkShopFacts([]).map(({ status }) => status)).toEqual(['GOOD']);
});

it('each sample document is reported, by its file and its description', async () => {
  const folder = join(fileURLToPath(new URL('../../../../downloads', import.meta.url)));
  const documents = await readSampleParts(folder);
  expect([...documents.keys()]).toEqual(DOWNLOAD_FILES);
  expect(checkDocuments(documents).map(({ id, status }) => `${id} ${status}`)).toEqual([
    'placeholders.documents WRONG',
    'placeholders.document-facts WRONG',
  ]);
  const replaced = new Map([['report.pdf', { hasSampleFile: false, hasSampleFacts: true }]]);
  expect(checkDocuments(replaced).map(({ id }) => id)).toEqual(['placeholders.document-facts']);
  expect(checkDocuments(new Map()).map(({ status }) => status)).toEqual(['GOOD']);
});

it('made-up registration numbers and laboratories and sample press releases and testimonials are reported', () => {
  expect(checkRegistrations(CLAIMS)).toMatchObject({ status: 'WRONG' });
  expect(checkRegistrations(CLAIMS).text.en).toContain('KR, US');
  const real = { registrations: [{ number: 'CB21-12-0345' }], basis: { ko: '시험 결과', en: 'Results' } };
  expect(checkRegistrations({ KR: real, US: real }).status).toBe('GOOD');
  expect(checkPressReleases(PRESS_RELEASES).status).toBe('WRONG');
  expect(checkPressReleases([{ isSample: false }]).status).toBe('GOOD');
  expect(checkTestimonials(TESTIMONIALS).status).toBe('WRONG');
  expect(checkTestimonials([{ isSample: false }]).status).toBe('GOOD');
});

it('the sample people of the company page are reported until staff add somebody', () => {
  expect(checkTeam(false)).toMatchObject({ status: 'WRONG', about: '/admin/company' });
  expect(checkTeam(true).status).toBe('GOOD');
});

it('seed accounts are reported, and a shop without an admin', () => {
  const states = (seeded: string[], hasAdmin: boolean) => checkAccounts(seeded, hasAdmin).map(({ id }) => id);
  expect(states([], true)).toEqual(['placeholders.accounts']);
  expect(checkAccounts([], true)[0]?.status).toBe('GOOD');
  expect(states(['staff@eunbit.example'], false)).toEqual(['placeholders.accounts', 'placeholders.admin']);
});
