import { check, emailRules, type FieldFailure, required, shortEnough, singleLine } from './validation-rules.ts';

/** Longest text that is accepted as an order number; real ones have 18 characters, typed ones may have spaces and dashes. */
export const MAXIMUM_ORDER_NUMBER_LENGTH = 60;
/** Longest text a buyer may add to the reason of a cancellation. */
export const MAXIMUM_CANCEL_DETAIL_LENGTH = 500;

/** The optional text that a buyer adds to the reason for cancelling. */
export function validateCancellation({ detail }: { readonly detail: string }): FieldFailure[] {
  return check([['detail', detail, shortEnough(MAXIMUM_CANCEL_DETAIL_LENGTH), singleLine]]);
}

/** To recover a lost pass code, the buyer enters the order number and the email address of the order. */
export function validateOrderAccessRequest(fields: {
  readonly orderNumber: string;
  readonly email: string;
}): FieldFailure[] {
  return check([
    ['orderNumber', fields.orderNumber, required('orderNumber.required'), shortEnough(MAXIMUM_ORDER_NUMBER_LENGTH)],
    ['email', fields.email, ...emailRules],
  ]);
}

/** Order number and pass code of the guest order look-up (ORDER-12). */
export function validateGuestLookUp(fields: {
  readonly orderNumber: string;
  readonly passCode: string;
}): FieldFailure[] {
  return check([
    ['orderNumber', fields.orderNumber, required('orderNumber.required'), shortEnough(MAXIMUM_ORDER_NUMBER_LENGTH)],
    ['passCode', fields.passCode, required('passCode.required'), shortEnough()],
  ]);
}
