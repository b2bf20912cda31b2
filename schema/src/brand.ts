/** The brand and the company behind it, wherever a text names them. Packs in the pictures carry the name as well. */
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
  },
  /** Weekdays in the shop's own time zone (Seoul). */
  supportHours: { opens: '9:00', closes: '18:00' },
} as const;
