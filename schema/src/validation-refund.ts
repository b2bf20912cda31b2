import { MAXIMUM_REFUND_NOTE_LENGTH, type RefundReason } from './order-refund.ts';
import { check, type FieldFailure, required, severalLines, shortEnough } from './validation-rules.ts';

export interface RefundLineChoice {
  readonly productId: string;
  readonly quantity: number;
}

/** What of an order is refunded: units of its lines, of the price of shipping, or an amount. */
export interface RefundChoice {
  readonly lines: readonly RefundLineChoice[];
  /** Of the price of shipping, without its tax; minor units. */
  readonly shipping: number;
  /** Less than the shares of what is chosen, or the whole refund where nothing is; null for the shares. */
  readonly amount: number | null;
}

const isPositive = (value: number) => Number.isSafeInteger(value) && value > 0;

/** Whether something is chosen at all, in whole numbers, each line once (PAYMENT-41). */
export function validateRefundChoice({ lines, shipping, amount }: RefundChoice): FieldFailure[] {
  const failures: FieldFailure[] = [];
  lines.forEach(({ productId, quantity }, index) => {
    const isTwice = lines.findIndex((line) => line.productId === productId) !== index;
    if (isTwice || !isPositive(quantity)) failures.push({ path: `lines.${index}.quantity`, key: 'refund.units' });
  });
  if (shipping !== 0 && !isPositive(shipping)) failures.push({ path: 'shipping', key: 'refund.amountInvalid' });
  if (amount !== null && !isPositive(amount)) failures.push({ path: 'amount', key: 'refund.amountInvalid' });
  if (lines.length === 0 && shipping === 0 && amount === null) {
    failures.push({ path: 'lines', key: 'refund.nothingChosen' });
  }
  return failures;
}

/** Why it is refunded: any other reason than those listed has to be written (PAYMENT-41). */
export function validateRefundReason(reason: RefundReason, note: string): FieldFailure[] {
  const rules = [shortEnough(MAXIMUM_REFUND_NOTE_LENGTH), severalLines];
  return check([['note', note, ...(reason === 'OTHER' ? [required('refund.noteRequired')] : []), ...rules]]);
}
