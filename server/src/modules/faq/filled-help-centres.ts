import type { Language } from '@eunbit/schema/market';
import { fillPolicy } from '@eunbit/schema/policy-text';
import type { ShippingSettings } from '@eunbit/schema/shop-settings';
import type { Mirror } from '../../live/mirror.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { FaqRecord, HelpCentres } from './faq.model.ts';

function withPolicy(entry: FaqRecord, shipping: ShippingSettings): FaqRecord {
  const filled = (language: Language) =>
    entry.answer[language].map((text) => fillPolicy(text, entry.market, language, shipping));
  return { ...entry, answer: { ko: filled('ko'), en: filled('en') } };
}

function fillAll({ KR, US }: HelpCentres, shipping: ShippingSettings): HelpCentres {
  const fill = (entry: FaqRecord) => withPolicy(entry, shipping);
  return { KR: KR.map(fill), US: US.map(fill) };
}

/** The help centres with current figures, filled in again only when entries or prices change. */
export function createFilledHelpCentres(
  entries: Mirror<HelpCentres>,
  shopSettings: CurrentSettings,
): Mirror<HelpCentres> {
  let filled: { readonly from: HelpCentres; readonly shipping: ShippingSettings; readonly value: HelpCentres } | null =
    null;
  return {
    get version() {
      return entries.version;
    },
    async read() {
      const from = await entries.read();
      const { shipping } = shopSettings.current;
      if (filled?.from !== from || filled.shipping !== shipping) {
        filled = { from, shipping, value: fillAll(from, shipping) };
      }
      return filled.value;
    },
  };
}
