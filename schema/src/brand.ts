import type { Language } from './market.ts';

/**
 * The brand and the company behind it, wherever a text names them. Packs in the pictures carry the name as well.
 * Numbers made of zeros and addresses at eunbit.example are samples; a real owner replaces them all before going live.
 */
export const BRAND = {
  name: 'Eunbit',
  koreanName: '은빛',
  tagline: { ko: '알코올 없이, 은빛처럼 깨끗하게', en: 'Clean as silver light, without the alcohol' },
  company: {
    ko: '주식회사 은빛',
    en: 'Eunbit Inc.',
    representative: { ko: '김은빛', en: 'Eunbit Kim' },
    address: { ko: '서울특별시 성동구 은빛로 12, 3층', en: '3F, 12 Eunbit-ro, Seongdong-gu, Seoul, Republic of Korea' },
    phone: '02-0000-0000',
    email: 'help@eunbit.example',
    businessRegistrationNumber: '000-00-00000',
    mailOrderReport: {
      ko: '제0000-서울성동-0000호 (서울특별시 성동구청)',
      en: 'No. 0000-Seoul Seongdong-0000 (Seongdong-gu Office)',
    },
    privacyOfficer: { ko: '이정결', en: 'Jeonggyeol Lee' },
    /** Whoever runs the servers; to be named in a Korean shop's footer. */
    hostingProvider: { ko: '은빛호스팅(견본)', en: 'Eunbit Hosting (sample)' },
  },
  /** Safety of payments by transfer, which Korean law wants a shop to name. */
  escrow: {
    provider: { ko: '은빛에스크로(견본)', en: 'Eunbit Escrow (sample)' },
    registration: { ko: '제00-000호', en: 'No. 00-000' },
    statement: {
      ko: '고객님의 안전한 거래를 위해 현금으로 결제하실 때 구매안전(에스크로) 서비스를 이용하실 수 있습니다.',
      en: 'For safe shopping, payments by transfer can be protected by an escrow service.',
    },
  },
  /** Who helps people who cannot use a page of the US store. */
  accessibility: { email: 'accessibility@eunbit.example', phone: '+1 (000) 000-0000' },
  /** Sample addresses that lead nowhere. */
  social: [
    { name: 'Instagram', url: 'https://instagram.example/eunbit' },
    { name: 'YouTube', url: 'https://youtube.example/eunbit' },
    { name: 'Facebook', url: 'https://facebook.example/eunbit' },
  ],
  /** Weekdays in the shop's own time zone (Seoul). */
  supportHours: { opens: '9:00', closes: '18:00' },
} as const;

/** What the shop is called where one language is spoken. */
export function brandName(language: Language): string {
  return language === 'ko' ? BRAND.koreanName : BRAND.name;
}
