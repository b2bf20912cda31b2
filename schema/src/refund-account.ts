import { normaliseLine } from './typed-line.ts';

/** A bank that can receive refunds, with its code at Korean payment providers. */
export interface RefundBank {
  readonly code: string;
  readonly name: { readonly ko: string; readonly en: string };
}

/** Most used first. */
export const REFUND_BANKS: readonly RefundBank[] = [
  { code: '06', name: { ko: 'KB국민은행', en: 'KB Kookmin Bank' } },
  { code: '88', name: { ko: '신한은행', en: 'Shinhan Bank' } },
  { code: '20', name: { ko: '우리은행', en: 'Woori Bank' } },
  { code: '81', name: { ko: '하나은행', en: 'Hana Bank' } },
  { code: '11', name: { ko: 'NH농협은행', en: 'NH Bank' } },
  { code: '03', name: { ko: 'IBK기업은행', en: 'Industrial Bank of Korea' } },
  { code: '90', name: { ko: '카카오뱅크', en: 'KakaoBank' } },
  { code: '92', name: { ko: '토스뱅크', en: 'Toss Bank' } },
  { code: '23', name: { ko: 'SC제일은행', en: 'SC First Bank' } },
  { code: '27', name: { ko: '씨티은행', en: 'Citibank Korea' } },
  { code: '71', name: { ko: '우체국', en: 'Korea Post' } },
  { code: '45', name: { ko: '새마을금고', en: 'MG Community Credit' } },
  { code: '48', name: { ko: '신협', en: 'Shinhyup' } },
  { code: '07', name: { ko: 'Sh수협은행', en: 'Suhyup Bank' } },
  { code: '12', name: { ko: '지역농축협', en: 'Local Nonghyup' } },
  { code: '31', name: { ko: 'iM뱅크', en: 'iM Bank' } },
  { code: '32', name: { ko: '부산은행', en: 'Busan Bank' } },
  { code: '39', name: { ko: '경남은행', en: 'Kyongnam Bank' } },
  { code: '34', name: { ko: '광주은행', en: 'Gwangju Bank' } },
  { code: '37', name: { ko: '전북은행', en: 'Jeonbuk Bank' } },
  { code: '35', name: { ko: '제주은행', en: 'Jeju Bank' } },
  { code: '50', name: { ko: '저축은행', en: 'Savings banks' } },
  { code: '64', name: { ko: '산림조합', en: 'Forestry cooperative' } },
  { code: '02', name: { ko: 'KDB산업은행', en: 'Korea Development Bank' } },
];

export function findRefundBank(code: string): RefundBank | null {
  return REFUND_BANKS.find((bank) => bank.code === code) ?? null;
}

/** The account to which a cancelled transfer is refunded. */
export interface RefundAccount {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly holderName: string;
}

/** An account number without hyphens and spaces. */
export function accountDigits(typed: string): string {
  return normaliseLine(typed).replace(/[\s-]/g, '');
}

/** An account number, masked except for what its owner needs to recognise it. */
export function maskAccountNumber(digits: string): string {
  return `${'*'.repeat(Math.max(digits.length - 4, 0))}${digits.slice(-4)}`;
}
