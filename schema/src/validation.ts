import { MAXIMUM_ORDER_NUMBER_LENGTH } from './validation-order.ts';
import {
  check,
  emailRules,
  type FieldFailure,
  longEnough,
  MAXIMUM_EMAIL_LENGTH,
  matching,
  phoneRules,
  type Rule,
  required,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

/** Fewest characters of the pass code that a guest chooses for an order. */
export const MINIMUM_PASS_CODE_LENGTH = 4;
/** Longest message of the contact form; an answer fits into an email. */
export const MAXIMUM_MESSAGE_LENGTH = 5000;

/**
 * The mailing list's own pattern: word characters with dots, hyphens or plus signs between them, and an ending of two
 * letters or more (SUPPORT-12). Each repeated part begins with a separator, so that hostile input is read in one pass.
 */
const MAILING_EMAIL = /^\w+(?:[.+-]\w+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z]{2,}$/;

export interface ContactFields {
  readonly email: string;
  readonly phone: string;
  /** Null for members, who need none. */
  readonly passCode: string | null;
}

/** Email, phone and, for guests, the pass code of the contact step (CHECKOUT-3, CHECKOUT-4). */
export function validateContact({ email, phone, passCode }: ContactFields): FieldFailure[] {
  const failures = check([
    ['email', email, ...emailRules],
    ['phone', phone, ...phoneRules],
  ]);
  if (passCode === null) return failures;
  return [
    ...failures,
    ...check([
      [
        'passCode',
        passCode,
        required('newPassCode.required'),
        longEnough(MINIMUM_PASS_CODE_LENGTH, 'newPassCode.short'),
        shortEnough(),
      ],
    ]),
  ];
}

export interface DepositFields {
  readonly bankId: string;
  readonly depositorName: string;
}

/** Deposit without bankbook and virtual accounts: a bank and the depositor's name (PAYMENT-12). */
export function validateDeposit({ bankId, depositorName }: DepositFields): FieldFailure[] {
  return check([
    ['bankId', bankId, required('bank.required'), shortEnough(40)],
    ['depositorName', depositorName, required('depositorName.required'), shortEnough(60), singleLine],
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

export interface ContactMessageFields {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  /** Empty where the message is about no order. */
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

/** The mailing list's one field; whatever is wrong with it has the same message (SUPPORT-12). */
export function validateMailingList({ email }: { readonly email: string }): FieldFailure[] {
  const key = 'mailing.invalidEmail';
  const short: Rule = (value) => (value.length > MAXIMUM_EMAIL_LENGTH ? key : null);
  return check([['email', email, short, matching(MAILING_EMAIL, key)]]);
}

export interface RestockSubscriptionFields {
  readonly email: string;
  readonly consent: boolean;
}

/** A restock subscription: where to write, and the consent to do so. */
export function validateRestockSubscription({ email, consent }: RestockSubscriptionFields): FieldFailure[] {
  const failures = check([['email', email, ...emailRules]]);
  return consent ? failures : [...failures, { path: 'consent', key: 'restock.consentRequired' }];
}
