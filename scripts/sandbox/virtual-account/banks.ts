/** Toss's two-digit codes of banks that issue virtual accounts. */
const BANKS: Readonly<Record<string, string>> = {
  '03': 'IBK기업은행',
  '06': 'KB국민은행',
  '07': 'Sh수협은행',
  '11': 'NH농협은행',
  '20': '우리은행',
  '31': 'iM뱅크',
  '32': '부산은행',
  '71': '우체국예금보험',
  '81': '하나은행',
  '88': '신한은행',
};

export function isBankCode(code: string): boolean {
  return code in BANKS;
}

/** Codes of banks that issue no virtual accounts, but accept refunds. */
const FURTHER_REFUND_BANKS: ReadonlySet<string> = new Set('02 12 23 27 34 35 37 39 45 48 50 54 64 89 90 92'.split(' '));

export function isRefundBankCode(code: string): boolean {
  return isBankCode(code) || FURTHER_REFUND_BANKS.has(code);
}

export function bankName(code: string): string {
  return BANKS[code] ?? code;
}
