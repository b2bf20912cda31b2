import { MAXIMUM_ORDER_NUMBER_LENGTH } from './validation-order.ts';
import {
  check,
  emailRules,
  type FieldFailure,
  phoneRules,
  required,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

/** Longest message of the contact form; an answer fits into an email. */
export const MAXIMUM_MESSAGE_LENGTH = 5000;

export interface ContactMessageFields {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  /** Empty if the message is not about an order. */
  readonly orderNumber: string;
}

/** The contact form: everything but the order number is required (SUPPORT-1). */
export function validateContactMessage(fields: ContactMessageFields): FieldFailure[] {
  return check([
    ['name', fields.name, required('name.required'), shortEnough(), singleLine],
    ['phone', fields.phone, ...phoneRules],
    ['email', fields.email, ...emailRules],
    ['message', fields.message, required('message.required'), shortEnough(MAXIMUM_MESSAGE_LENGTH)],
    ['orderNumber', fields.orderNumber, shortEnough(MAXIMUM_ORDER_NUMBER_LENGTH), singleLine],
  ]);
}
