import { calendarDay } from './order-list.ts';
import { MAXIMUM_NOTE_LENGTH } from './validation-order-note.ts';
import { validateDeposit } from './validation-payment.ts';
import { check, type FieldFailure, required, severalLines, shortEnough } from './validation-rules.ts';

/** Maximum deposits that are recorded for one order, including removed ones. */
export const MAXIMUM_DEPOSITS = 20;
/** Maximum won of one deposit: ten times the largest possible order, so that typing errors are rejected. */
export const MAXIMUM_DEPOSIT_AMOUNT = 1_000_000_000;
/** Maximum days from today by which staff can set a deposit to be due. */
export const MAXIMUM_PAYMENT_DUE_DAYS = 90;

export interface ReceivedDeposit {
  /** In won. */
  readonly amount: number;
  /** `YYYY-MM-DD` */
  readonly receivedOn: string;
  readonly depositorName: string;
  readonly bankId: string;
}

/** First and last day, `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

function isWithin(day: string, { from, to }: DayRange): boolean {
  const read = calendarDay(day);
  return read !== null && read >= from && read <= to;
}

/** A deposit into an account of the shop, between the day of its order and today (PAYMENT-29). */
export function validateReceivedDeposit(deposit: ReceivedDeposit, days: DayRange): FieldFailure[] {
  const { amount, receivedOn } = deposit;
  const failures: FieldFailure[] = [];
  if (!Number.isInteger(amount) || amount < 1 || amount > MAXIMUM_DEPOSIT_AMOUNT) {
    failures.push({ path: 'amount', key: 'deposit.amountInvalid' });
  }
  if (!isWithin(receivedOn, days)) failures.push({ path: 'receivedOn', key: 'deposit.receivedOnInvalid' });
  return [...failures, ...validateDeposit(deposit)];
}

/** Reason for removing a recorded deposit (PAYMENT-30). */
export function validateDepositRemoval({ reason }: { readonly reason: string }): FieldFailure[] {
  return check([
    ['reason', reason, required('deposit.removalRequired'), shortEnough(MAXIMUM_NOTE_LENGTH), severalLines],
  ]);
}

/** The range of due dates that staff can set, from tomorrow on; `today` is a day of the store, `YYYY-MM-DD`. */
export function paymentDueDays(today: string): DayRange {
  const inDays = (days: number) => {
    const day = new Date(`${today}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  };
  return { from: inDays(1), to: inDays(MAXIMUM_PAYMENT_DUE_DAYS) };
}

/** The due date of a deposit, `YYYY-MM-DD`, that staff set (PAYMENT-33). */
export function validatePaymentDue(dueOn: string, today: string, path = 'dueOn'): FieldFailure[] {
  return isWithin(dueOn, paymentDueDays(today)) ? [] : [{ path, key: 'paymentDue.invalid' }];
}
