import type { Language, Market } from '@eunbit/schema/market';
import { fillIn, type MessageValues } from '@eunbit/schema/message-table';
import { koreanShippingText, usShippingText } from '@eunbit/schema/policy-text';
import { useSettings } from './settings.tsx';
import { type ShopInfo, useShopInfo } from './shop-info.ts';

const NAMES = [
  'companyName',
  'companyAddress',
  'companyEmail',
  'companyPhone',
  'representative',
  'privacyOfficer',
  'opens',
  'closes',
  'shippingFee',
  'freeShipping',
  'expeditedFee',
  'expressFee',
] as const;
/** Replaces a fact that the shop has not set yet. */
const NOT_SET: Readonly<Record<Language, string>> = { ko: '(준비 중)', en: '(to follow)' };

const NOTHING: MessageValues = Object.fromEntries(NAMES.map((name) => [name, '']));

/** Fills in the placeholders of all texts within a content of any shape. */
export function fillTexts<T>(content: T, values: MessageValues): T {
  if (typeof content === 'string') return fillIn(content, values) as T;
  if (Array.isArray(content)) return content.map((part) => fillTexts(part, values)) as T;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, fillTexts(part, values)])) as T;
}

/** Values for the placeholders of a content, such as `{companyName}`. */
export function toValues(
  { company, support, shipping }: Pick<ShopInfo, 'company' | 'support' | 'shipping'>,
  market: Market,
  language: Language,
): MessageValues {
  const facts = {
    companyName: company.name,
    companyAddress: company.address,
    companyEmail: company.email,
    companyPhone: company.phone,
    representative: company.representative,
    privacyOfficer: company.privacyOfficer,
    opens: support.opens,
    closes: support.closes,
    ...(market === 'KR' ? koreanShippingText(shipping, language) : usShippingText(shipping)),
  };
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact || NOT_SET[language]]));
}

/**
 * A content with the facts of the shop filled in; shipping prices are those of the store. If the API did not respond, which the
 * page's status shows, the placeholders become empty.
 */
export function useFilledTexts<T>(content: T): T {
  const { market, language } = useSettings();
  const info = useShopInfo();
  return fillTexts(content, info ? toValues(info, market, language) : NOTHING);
}
