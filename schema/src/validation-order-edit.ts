import { validateBuyerNotes } from './buyer-notes.ts';
import type { Market } from './market.ts';
import { MAXIMUM_EDIT_REASON_LENGTH, type OrderDestination } from './order-edit.ts';
import { validateAddress } from './validation-address.ts';
import { check, type FieldFailure, phoneRules, required, shortEnough, singleLine } from './validation-rules.ts';

/** The new destination of an order (ORDER-31), by the rules of the checkout. */
export function validateDestination(destination: OrderDestination, market: Market): FieldFailure[] {
  const { address, phone } = destination;
  return [
    ...validateAddress(address, market),
    ...check([['phone', phone, ...phoneRules]]),
    ...validateBuyerNotes(destination, market),
  ];
}

/** Reason why staff edit an order. */
export function validateEditReason(reason: string): FieldFailure[] {
  return check([
    ['reason', reason, required('editReason.required'), shortEnough(MAXIMUM_EDIT_REASON_LENGTH), singleLine],
  ]);
}
