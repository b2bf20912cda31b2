import { check, type FieldFailure, required, severalLines, shortEnough } from './validation-rules.ts';

/** Longest note on an order. */
export const MAXIMUM_NOTE_LENGTH = 1000;
/** Maximum notes on one order. */
export const MAXIMUM_NOTES = 100;

/** How staff settled a failed refund (PAYMENT-28). */
export function validateRefundSettlement({ note }: { readonly note: string }): FieldFailure[] {
  return check([['note', note, required('refundSettlement.required'), shortEnough(MAXIMUM_NOTE_LENGTH), severalLines]]);
}

/** Why a status was wrong (ORDER-29). */
export function validateCorrection({ reason }: { readonly reason: string }): FieldFailure[] {
  return check([['reason', reason, required('correction.required'), shortEnough(MAXIMUM_NOTE_LENGTH), severalLines]]);
}

/** A note that staff write about an order; an empty one is rejected (ORDER-20). */
export function validateOrderNote({ text }: { readonly text: string }): FieldFailure[] {
  return check([['text', text, required('note.required'), shortEnough(MAXIMUM_NOTE_LENGTH), severalLines]]);
}
