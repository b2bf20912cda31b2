import type { Language, Market } from '@eunbit/schema/market';
import { findSampleData } from '@eunbit/schema/sample-data';
import { getSeason } from '@eunbit/schema/season';
import { type SettingsSection, type ShopSettings, storePhone } from '@eunbit/schema/shop-settings';
import type { ContactInfoType, ShopInfoType } from './shop-info.types.ts';

const SHOWN_SECTIONS: readonly SettingsSection[] = ['company', 'escrow', 'support'];

function findShownSamples(settings: ShopSettings): string[] {
  const found = findSampleData(settings).filter(({ section }) => SHOWN_SECTIONS.includes(section));
  return [...new Set(found.map(({ value }) => value))];
}

function presentContact(settings: ShopSettings, language: Language, market: Market): ContactInfoType {
  const { company, support } = settings;
  const address = market === 'US' ? support.usAddress : company.address[language];
  return { phone: storePhone(settings, market) || null, address: address || null };
}

/** The public part of the settings. */
export function presentShopInfo(settings: ShopSettings, language: Language, market: Market, now: Date): ShopInfoType {
  const { company, escrow, support, shipping, appearance } = settings;
  const { phone, email, businessRegistrationNumber } = company;
  return {
    company: {
      name: company.name[language],
      representative: company.representative[language],
      address: company.address[language],
      phone,
      email,
      businessRegistrationNumber,
      mailOrderReport: company.mailOrderReport[language],
      privacyOfficer: company.privacyOfficer[language],
      hostingProvider: company.hostingProvider[language],
    },
    contact: presentContact(settings, language, market),
    escrow: {
      provider: escrow.provider[language],
      registration: escrow.registration[language],
      statement: escrow.statement[language],
    },
    support: { ...support, socialLinks: [...support.socialLinks] },
    shipping,
    heroSeason: getSeason(appearance.heroSeason, now, market),
    samples: findShownSamples(settings),
  };
}
