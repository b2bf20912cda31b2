import { BRAND } from '@eunbit/schema/brand';
import type { Language } from '@eunbit/schema/market';
import { type ShopSettings, storePhone } from '@eunbit/schema/shop-settings';
import type { EmailContent } from './email-content.ts';

/** The header and footer texts of every email. */
export interface EmailFrame {
  readonly brand: string;
  /** Company details, as the law of the store's country requires. */
  readonly company: readonly string[];
  readonly unsubscribe: string;
  readonly contact: string;
}

/** Joins facts on one line; facts without a value are left out. */
const beside = (...facts: readonly (readonly [label: string, value: string])[]): string =>
  facts
    .filter(([, value]) => value !== '')
    .map((fact) => fact.join(''))
    .join(' · ');

/** Texts of the Korean store. */
const FRAME: Readonly<Record<Language, (settings: ShopSettings) => EmailFrame>> = {
  ko: ({ company, support }) => ({
    brand: BRAND.koreanName,
    company: [
      beside(
        ['', company.name.ko],
        ['대표 ', company.representative.ko],
        ['사업자등록번호 ', company.businessRegistrationNumber],
      ),
      beside(['통신판매업신고 ', company.mailOrderReport.ko], ['개인정보보호책임자 ', company.privacyOfficer.ko]),
      company.address.ko,
    ],
    contact: beside(['고객센터 ', company.phone], ['', company.email], ['평일 ', `${support.opens}~${support.closes}`]),
    unsubscribe: '수신 거부',
  }),
  en: ({ company, support }) => ({
    brand: BRAND.name,
    company: [
      beside(
        ['', company.name.en],
        ['Representative ', company.representative.en],
        ['Business registration ', company.businessRegistrationNumber],
      ),
      beside(['Mail-order report ', company.mailOrderReport.en], ['Privacy officer ', company.privacyOfficer.en]),
      company.address.en,
    ],
    contact: beside(
      ['Help: ', company.email],
      ['', company.phone],
      ['weekdays ', `${support.opens} to ${support.closes} (Seoul)`],
    ),
    unsubscribe: 'Unsubscribe',
  }),
};

/** The US store requires name and postal address, the Korean one its registration numbers as well. */
export function getFrame({ language, market }: EmailContent, settings: ShopSettings): EmailFrame {
  const { name, address } = settings.company;
  const frame = FRAME[language]({ ...settings, company: { ...settings.company, phone: storePhone(settings, market) } });
  // The law always requires a postal address.
  const usAddress = settings.support.usAddress || address[language];
  const company = market === 'US' ? [name[language], usAddress] : frame.company;
  return { ...frame, company: company.filter((line) => line !== '') };
}
