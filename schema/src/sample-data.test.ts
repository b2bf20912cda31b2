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
      'support.accessibilityPhone',
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
    '120-81-47521',
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
