import { describe, expect, it } from 'vitest';
import { findSampleData, isSampleText, withoutSamples } from './sample-data.ts';
import { DEFAULT_SHOP_SETTINGS } from './shop-settings.ts';

describe('sample data (STORE-17)', () => {
  it('is found in a new shop: zero-only numbers, reserved domains and phones, and texts called samples', () => {
    const found = findSampleData(DEFAULT_SHOP_SETTINGS).map(({ section, path }) => `${section}.${path}`);

    expect(found).toEqual([
      'company.representative.ko',
      'company.representative.en',
      'company.address.ko',
      'company.address.en',
      'company.phone',
      'company.email',
      'company.businessRegistrationNumber',
      'company.mailOrderReport.ko',
      'company.mailOrderReport.en',
      'company.privacyOfficer.ko',
      'company.privacyOfficer.en',
      'company.hostingProvider.ko',
      'company.hostingProvider.en',
      'escrow.provider.ko',
      'escrow.provider.en',
      'escrow.registration.ko',
      'escrow.registration.en',
      'support.accessibilityEmail',
      'support.socialLinks.0.url',
      'support.socialLinks.1.url',
      'support.socialLinks.2.url',
      'banks.accounts.0.accountNumber',
      'banks.accounts.1.accountNumber',
      'banks.accounts.2.accountNumber',
      'banks.accounts.3.accountNumber',
      'sender.street',
      'sender.phone',
    ]);
  });

  it.each([
    '000-00-00000',
    '000000-00-000001',
    '00000000',
    '02-0000-0000',
    '+1 (000) 000-0000',
    '제0000-서울성동-0000호 (서울특별시 성동구청)',
    'CB00-00-0000 (견본)',
    'No. 00-000',
    'help@eunbit.example',
    'help@shop.test',
    'https://instagram.example/eunbit',
    'https://www.example.com/eunbit',
    'Eunbit Hosting (sample)',
    '2015550100',
  ])('includes %s', (text) => {
    expect(isSampleText(text)).toBe(true);
  });

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
    '1588-0000',
    '02-1000-2000',
    '110-00-123456',
    'help@eunbit.com',
    'https://example-shop.com/eunbit',
    '제2026-서울성동-0123호 (서울특별시 성동구청)',
    '2015551234',
  ])('excludes %s', (text) => {
    expect(isSampleText(text)).toBe(false);
  });
});

describe('settings without sample data (STORE-19)', () => {
  const shown = withoutSamples(DEFAULT_SHOP_SETTINGS);

  it('contain no sample that a shopper could see', () => {
    expect(findSampleData(shown).map(({ section }) => section)).toEqual(['sender', 'sender']);
    expect(shown.banks.accounts).toEqual([]);
    expect(shown.support.socialLinks).toEqual([]);
    expect(shown.company).toMatchObject({ phone: '', email: '', address: { ko: '', en: '' } });
  });

  it('keep real values: name of the company, hours, prices', () => {
    expect(shown.company.name).toEqual(DEFAULT_SHOP_SETTINGS.company.name);
    expect(shown.escrow.statement).toEqual(DEFAULT_SHOP_SETTINGS.escrow.statement);
    expect(shown.support.opens).toBe('9:00');
    expect(shown.shipping).toBe(DEFAULT_SHOP_SETTINGS.shipping);
  });

  it('keep real accounts and links among samples', () => {
    const { banks, support, company } = DEFAULT_SHOP_SETTINGS;
    const account = {
      id: 'ibk',
      name: { ko: '기업은행', en: 'IBK' },
      accountNumber: '110-200-000045',
      accountHolder: '은빛',
    };
    const link = { name: 'Instagram', url: 'https://www.instagram.com/eunbit' };
    const mixed = withoutSamples({
      ...DEFAULT_SHOP_SETTINGS,
      company: { ...company, phone: '02-1588-2000' },
      banks: { accounts: [...banks.accounts, account] },
      support: { ...support, socialLinks: [link, ...support.socialLinks] },
    });
    expect(mixed.banks.accounts).toEqual([account]);
    expect(mixed.support.socialLinks).toEqual([link]);
    expect(mixed.company.phone).toBe('02-1588-2000');
  });
});
