import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { describe, expect, it } from 'vitest';
import { contactWays } from './contact-ways.ts';

const { company, support } = DEFAULT_SHOP_SETTINGS;
const settings = { ...DEFAULT_SHOP_SETTINGS, company: { ...company, email: 'care@eunbit.com', phone: '02-345-6789' } };

describe('contact details in the emails of a store', () => {
  it('are the email address and the phone of the Korean store', () => {
    expect(contactWays(settings, { market: 'KR', language: 'ko' })).toBe('care@eunbit.com 또는 02-345-6789');
  });

  it('are never the phone of Seoul in the US store (STORE-21)', () => {
    const own = { ...settings, support: { ...support, usPhone: '212-555-0100' } };
    expect(contactWays(settings, { market: 'US', language: 'en' })).toBe('care@eunbit.com');
    expect(contactWays(own, { market: 'US', language: 'en' })).toBe('care@eunbit.com or 212-555-0100');
  });

  it('name the customer service if nothing is set', () => {
    const unset = { ...settings, company: { ...company, email: '', phone: '' } };
    expect(contactWays(unset, { market: 'KR', language: 'ko' })).toBe('고객센터');
    expect(contactWays(unset, { market: 'US', language: 'en' })).toBe('our customer service');
  });
});
