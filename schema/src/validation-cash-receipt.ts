import { ASKED_CASH_RECEIPTS, type CashReceiptRequest, cashReceiptDigits } from './cash-receipt.ts';
import { calendarDay } from './order-list.ts';
import {
  check,
  type FieldFailure,
  matching,
  type Rule,
  required,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

/** Longest text that is checked; the longest number has 18 digits. */
export const MAXIMUM_CASH_RECEIPT_NUMBER_LENGTH = 40;

/**
 * A mobile number, or the 18 digits of a card that the tax office hands out for receipts. Nothing as long as a resident
 * number (13) or a payment card (16) is taken: the shop must not keep those.
 */
const PERSONAL = /^(?:010\d{8}|01[16789]\d{7,8}|1544\d{14})$/;

const BUSINESS = /^[1-9]\d{9}$/;
const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** Whether ten digits are a business registration number: the last one follows from the others. */
export function isBusinessNumber(digits: string): boolean {
  if (!BUSINESS.test(digits)) return false;
  const numbers = Array.from(digits, Number);
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (numbers[index] ?? 0), 0);
  const carried = Math.floor(((numbers[8] ?? 0) * 5) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === numbers[9];
}

const personal: Rule = (value) => (PERSONAL.test(cashReceiptDigits(value)) ? null : 'cashReceipt.personalInvalid');
const business: Rule = (value) => (isBusinessNumber(cashReceiptDigits(value)) ? null : 'cashReceipt.businessInvalid');

/** What a shopper asks a cash receipt for, and the number to make it out to. */
export function validateCashReceipt({ kind, number }: CashReceiptRequest): FieldFailure[] {
  if (!ASKED_CASH_RECEIPTS.some((asked) => asked === kind)) {
    return [{ path: 'cashReceipt', key: 'cashReceipt.unavailable' }];
  }
  const short = shortEnough(MAXIMUM_CASH_RECEIPT_NUMBER_LENGTH);
  const rules: readonly Rule[] =
    kind === 'PERSONAL'
      ? [required('cashReceipt.personalRequired'), short, singleLine, personal]
      : [required('cashReceipt.businessRequired'), short, singleLine, business];
  return check([['cashReceipt', number, ...rules]]);
}

export interface CashReceiptIssue {
  /** What the tax office calls the receipt. */
  readonly issueNumber: string;
  /** `YYYY-MM-DD` */
  readonly issuedOn: string;
}

/** First and last day, `YYYY-MM-DD`, on which a receipt can have been issued. */
export interface IssueDays {
  readonly from: string;
  readonly to: string;
}

/** Nine letters and digits. */
const ISSUE_NUMBER = /^[0-9A-Za-z]{9}$/;

/** Days as text compare like days. */
function dayWithin({ from, to }: IssueDays): Rule {
  return (value) => {
    const day = calendarDay(value);
    return day && day >= from && day <= to ? null : 'cashReceipt.issuedOnInvalid';
  };
}

/** What staff note of a receipt that they issued. */
export function validateCashReceiptIssue({ issueNumber, issuedOn }: CashReceiptIssue, days: IssueDays): FieldFailure[] {
  return check([
    [
      'issueNumber',
      issueNumber,
      required('cashReceipt.issueNumberRequired'),
      matching(ISSUE_NUMBER, 'cashReceipt.issueNumberInvalid'),
    ],
    ['issuedOn', issuedOn, dayWithin(days)],
  ]);
}
