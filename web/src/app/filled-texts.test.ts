import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { describe, expect, it } from 'vitest';
import { fillTexts, toValues } from './filled-texts.ts';

describe('a text with placeholders for facts of the shop', () => {
  it('is filled at any depth, and everything else is kept', () => {
    const content = {
      lead: 'By {companyName}',
      blocks: ['{opens}', { points: ['{opens} to {closes}', '{other}'] }],
      year: 2021,
    };

    expect(fillTexts(content, { companyName: 'Haesol', opens: '9:00', closes: '18:00' })).toEqual({
      lead: 'By Haesol',
      blocks: ['9:00', { points: ['9:00 to 18:00', '{other}'] }],
      year: 2021,
    });
  });

  it('shows a placeholder for a fact that the shop has not set yet (STORE-19)', () => {
    const { company, support, shipping } = DEFAULT_SHOP_SETTINGS;
    const korean = Object.fromEntries(
      Object.entries(company).map(([name, fact]) => [name, typeof fact === 'string' ? fact : fact.ko]),
    ) as Record<keyof typeof company, string>;
    const info = { company: { ...korean, phone: '' }, support: { ...support, socialLinks: [] }, shipping };

    expect(fillTexts('{companyName}, 전화 {companyPhone}', toValues(info, 'KR', 'ko'))).toBe(
      '주식회사 은빛, 전화 (준비 중)',
    );
  });
});
