import { describe, expect, it } from 'vitest';
import { findSampleData, isSampleText } from './sample-data.ts';
import { DEFAULT_SHOP_SETTINGS } from './shop-settings.ts';

describe('sample data (STORE-17)', () => {
  it('is found in a new shop: numbers of zeros, reserved domains and telephone numbers, and what is called a sample', () => {
    const found = findSampleData(DEFAULT_SHOP_SETTINGS).map(({ section, path }) => `${section}.${path}`);

    expect(found).toEqual([
      'company.phone',
      'company.email',
      'company.businessRegistrationNumber',
      'company.mailOrderReport.ko',
      'company.mailOrderReport.en',
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
  ])('is %s', (text) => {
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
  ])('is not %s', (text) => {
    expect(isSampleText(text)).toBe(false);
  });
});
