import type { Language, Market } from '@eunbit/schema/market';
import { type ShopSettings, storePhone } from '@eunbit/schema/shop-settings';

const WORDS: Readonly<Record<Language, { readonly or: string; readonly service: string }>> = {
  ko: { or: ' 또는 ', service: '고객센터' },
  en: { or: ' or ', service: 'our customer service' },
};

/** Email address and phone of a store as part of a sentence; unset ones are left out. */
export function contactWays(settings: ShopSettings, { market, language }: { market: Market; language: Language }) {
  const { or, service } = WORDS[language];
  const ways = [settings.company.email, storePhone(settings, market)].filter((way) => way !== '');
  return ways.join(or) || service;
}
