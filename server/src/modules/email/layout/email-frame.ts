import { BRAND } from '@eunbit/schema/brand';
import type { Language } from '@eunbit/schema/market';
import type { EmailContent } from './email-content.ts';

/** The header and footer texts of every email. */
interface EmailFrame {
  readonly brand: string;
  /** Company details, as the law of the store's country requires. */
  readonly company: readonly string[];
  readonly unsubscribe: string;
  readonly contact: string;
}

const FRAME: Readonly<Record<Language, EmailFrame & { readonly us: readonly string[] }>> = {
  ko: {
    brand: BRAND.koreanName,
    company: [
      `${BRAND.company.ko} · 대표 ${BRAND.company.representative.ko} · 사업자등록번호 ${BRAND.company.businessRegistrationNumber}`,
      `통신판매업신고 ${BRAND.company.mailOrderReport.ko} · 개인정보보호책임자 ${BRAND.company.privacyOfficer.ko}`,
      BRAND.company.address.ko,
    ],
    us: [BRAND.company.ko, BRAND.company.address.ko],
    contact: `고객센터 ${BRAND.company.phone} · ${BRAND.company.email} · 평일 ${BRAND.supportHours.opens}~${BRAND.supportHours.closes}`,
    unsubscribe: '수신 거부',
  },
  en: {
    brand: BRAND.name,
    company: [
      `${BRAND.company.en} · Representative ${BRAND.company.representative.en} · Business registration ${BRAND.company.businessRegistrationNumber}`,
      `Mail-order report ${BRAND.company.mailOrderReport.en} · Privacy officer ${BRAND.company.privacyOfficer.en}`,
      BRAND.company.address.en,
    ],
    us: [BRAND.company.en, BRAND.company.address.en],
    contact: `Help: ${BRAND.company.email} · ${BRAND.company.phone} · weekdays ${BRAND.supportHours.opens} to ${BRAND.supportHours.closes} (Seoul)`,
    unsubscribe: 'Unsubscribe',
  },
};

/** The US store requires name and postal address, the Korean one its registration numbers as well. */
export function getFrame({ language, market }: EmailContent): EmailFrame {
  const { us, ...frame } = FRAME[language];
  return market === 'US' ? { ...frame, company: us } : frame;
}
