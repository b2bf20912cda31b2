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
 * A mobile number, or the 18 digits of a receipt card of the tax office. Numbers as long as a resident number (13) or a payment
 * card (16) are rejected: the shop must not store those.
 */
const PERSONAL = /^(?:010\d{8}|01[16789]\d{7,8}|1544\d{14})$/;

const BUSINESS = /^[1-9]\d{9}$/;
const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** Whether ten digits are a business registration number: the last one is a check digit. */
export function isBusinessNumber(digits: string): boolean {
  if (!BUSINESS.test(digits)) return false;
  const numbers = Array.from(digits, Number);
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (numbers[index] ?? 0), 0);
  const carried = Math.floor(((numbers[8] ?? 0) * 5) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === numbers[9];
}

const personal: Rule = (value) => (PERSONAL.test(cashReceiptDigits(value)) ? null : 'cashReceipt.personalInvalid');
const business: Rule = (value) => (isBusinessNumber(cashReceiptDigits(value)) ? null : 'cashReceipt.businessInvalid');

/** The purpose of a cash receipt that a shopper requests, and the number of its holder. */
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
  /** Number of the receipt at the tax office. */
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

/** Days in this format can be compared as texts. */
function dayWithin({ from, to }: IssueDays): Rule {
  return (value) => {
    const day = calendarDay(value);
    return day && day >= from && day <= to ? null : 'cashReceipt.issuedOnInvalid';
  };
}

/** Record of a receipt that staff issued. */
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
