/** A bank that can issue virtual accounts. */
export interface VirtualAccountBank {
  readonly id: string;
  readonly name: { readonly ko: string; readonly en: string };
  /** The issuer's code for the bank. */
  readonly code: string;
}

/** The most common banks; the issuer supports a few more. */
export const VIRTUAL_ACCOUNT_BANKS: readonly VirtualAccountBank[] = [
  { id: 'kb', name: { ko: '국민은행', en: 'KB Kookmin Bank' }, code: '06' },
  { id: 'shinhan', name: { ko: '신한은행', en: 'Shinhan Bank' }, code: '88' },
  { id: 'woori', name: { ko: '우리은행', en: 'Woori Bank' }, code: '20' },
  { id: 'nh', name: { ko: '농협은행', en: 'NH Bank' }, code: '11' },
  { id: 'hana', name: { ko: '하나은행', en: 'Hana Bank' }, code: '81' },
  { id: 'ibk', name: { ko: '기업은행', en: 'Industrial Bank of Korea' }, code: '03' },
];

export function virtualAccountBankById(id: string | null): VirtualAccountBank | null {
  return VIRTUAL_ACCOUNT_BANKS.find((bank) => bank.id === id) ?? null;
}
