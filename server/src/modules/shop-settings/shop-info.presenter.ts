import type { Language, Market } from '@eunbit/schema/market';
import { getSeason } from '@eunbit/schema/season';
import type { ShopSettings } from '@eunbit/schema/shop-settings';
import type { ShopInfoType } from './shop-info.types.ts';

/** What everybody may know of the settings. */
export function presentShopInfo(
  { company, escrow, support, shipping, appearance }: ShopSettings,
  language: Language,
  market: Market,
  now: Date,
): ShopInfoType {
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
    escrow: {
      provider: escrow.provider[language],
      registration: escrow.registration[language],
      statement: escrow.statement[language],
    },
    support: { ...support, socialLinks: [...support.socialLinks] },
    shipping,
    heroSeason: getSeason(appearance.heroSeason, now, market),
  };
}
