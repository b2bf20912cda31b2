import { MAXIMUM_REFUND_NOTE_LENGTH, type RefundReason } from './order-refund.ts';
import { check, type FieldFailure, required, severalLines, shortEnough } from './validation-rules.ts';

export interface RefundLineChoice {
  readonly productId: string;
  readonly quantity: number;
}

/** What is refunded of an order: units of its lines, a part of the shipping price, or an amount. */
export interface RefundChoice {
  readonly lines: readonly RefundLineChoice[];
  /** Part of the shipping price, without its tax; minor units. */
  readonly shipping: number;
  /**
   * Overrides the amount of the chosen parts with a lower one, or is the whole refund if nothing is chosen; null to refund the
   * chosen parts in full.
   */
  readonly amount: number | null;
}

const isPositive = (value: number) => Number.isSafeInteger(value) && value > 0;

/** Requires a choice, in whole numbers and without duplicate lines (PAYMENT-41). */
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

/** Reason of a refund: the reason OTHER needs a note (PAYMENT-41). */
export function validateRefundReason(reason: RefundReason, note: string): FieldFailure[] {
  const rules = [shortEnough(MAXIMUM_REFUND_NOTE_LENGTH), severalLines];
  return check([['note', note, ...(reason === 'OTHER' ? [required('refund.noteRequired')] : []), ...rules]]);
}
