import { check, emailRules, type FieldFailure, required, shortEnough, singleLine } from './validation-rules.ts';

/** Longest text taken for an order number; ours have 18 characters, typed ones come with spaces and dashes. */
export const MAXIMUM_ORDER_NUMBER_LENGTH = 60;
/** Longest text a buyer may add to the reason of a cancellation. */
export const MAXIMUM_CANCEL_DETAIL_LENGTH = 500;

/** What a buyer writes beside the reason for cancelling; it may stay empty. */
export function validateCancellation({ detail }: { readonly detail: string }): FieldFailure[] {
  return check([['detail', detail, shortEnough(MAXIMUM_CANCEL_DETAIL_LENGTH), singleLine]]);
}

/** Who has lost a pass code names the order and the email address that it was placed with. */
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
