import { accountDigits, findRefundBank, type RefundAccount } from './refund-account.ts';
import { check, type FieldFailure, type Rule, required, shortEnough, singleLine } from './validation-rules.ts';

/** Longest text that is checked; the longest number has 20 digits. */
export const MAXIMUM_ACCOUNT_NUMBER_LENGTH = 40;
export const MAXIMUM_HOLDER_NAME_LENGTH = 60;

const bank: Rule = (value) => (findRefundBank(value) ? null : 'refundAccount.bankRequired');
const digits: Rule = (value) => (/^\d{8,20}$/.test(accountDigits(value)) ? null : 'refundAccount.numberInvalid');

/** The bank account that receives a refund (PAYMENT-23). */
export function validateRefundAccount({ bankCode, accountNumber, holderName }: RefundAccount): FieldFailure[] {
  return check([
    ['bankCode', bankCode, bank],
    [
      'accountNumber',
      accountNumber,
      required('refundAccount.numberRequired'),
      shortEnough(MAXIMUM_ACCOUNT_NUMBER_LENGTH),
      digits,
    ],
    [
      'holderName',
      holderName,
      required('refundAccount.holderRequired'),
      shortEnough(MAXIMUM_HOLDER_NAME_LENGTH),
      singleLine,
    ],
  ]);
}
