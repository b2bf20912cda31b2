/** A bank account for deposits. Replaced by the owner's own accounts when the shop goes live. */
export interface Bank {
  readonly id: string;
  readonly name: { readonly ko: string; readonly en: string };
  readonly accountNumber: string;
  readonly accountHolder: string;
}

export const BANKS: readonly Bank[] = [
  {
    id: 'kb',
    name: { ko: '국민은행', en: 'KB Kookmin Bank' },
    accountNumber: '000000-00-000001',
    accountHolder: '주식회사 은빛',
  },
  {
    id: 'shinhan',
    name: { ko: '신한은행', en: 'Shinhan Bank' },
    accountNumber: '000-000-000002',
    accountHolder: '주식회사 은빛',
  },
  {
    id: 'woori',
    name: { ko: '우리은행', en: 'Woori Bank' },
    accountNumber: '0000-000-000003',
    accountHolder: '주식회사 은빛',
  },
  {
    id: 'nh',
    name: { ko: '농협은행', en: 'NH Bank' },
    accountNumber: '000-0000-0000-04',
    accountHolder: '주식회사 은빛',
  },
];

export function bankById(id: string | null): Bank | null {
  return BANKS.find((bank) => bank.id === id) ?? null;
}
