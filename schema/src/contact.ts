import type { Language } from './market.ts';

/** Subject of a message to customer service, as the support form offers it (SUPPORT-5). */
export const ContactSubject = {
  MY_ORDER: 'MY_ORDER',
  RETURN: 'RETURN',
  TECHNICAL_PROBLEM: 'TECHNICAL_PROBLEM',
  PRODUCT: 'PRODUCT',
  TECHNOLOGY: 'TECHNOLOGY',
  OTHER: 'OTHER',
} as const;
export type ContactSubject = (typeof ContactSubject)[keyof typeof ContactSubject];

/** The subjects on screens and in emails, in the order of the form. */
export const CONTACT_SUBJECT_TEXTS: Readonly<Record<ContactSubject, Readonly<Record<Language, string>>>> = {
  MY_ORDER: { en: 'My Order', ko: '내 주문' },
  RETURN: { en: 'Return', ko: '반품' },
  TECHNICAL_PROBLEM: { en: 'Technical Problem', ko: '기술적인 문제' },
  PRODUCT: { en: 'Product', ko: '제품' },
  TECHNOLOGY: { en: 'Technology', ko: '기술' },
  OTHER: { en: 'Other', ko: '기타' },
};

export function isContactSubject(value: unknown): value is ContactSubject {
  return typeof value === 'string' && Object.hasOwn(ContactSubject, value);
}
