import {
  check,
  emailRules,
  type FieldFailure,
  phoneRules,
  required,
  severalLines,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

/** Longest message of a request for a partnership. */
export const MAXIMUM_PARTNERSHIP_MESSAGE_LENGTH = 5000;

export interface PartnershipFields {
  readonly lastName: string;
  readonly firstName: string;
  readonly company: string;
  readonly phone: string;
  readonly industry: string;
  readonly email: string;
  readonly message: string;
}

/** The partnership form (SUPPORT-6), in the order of its fields; only the message is optional. */
export function validatePartnership(fields: PartnershipFields): FieldFailure[] {
  return check([
    ['lastName', fields.lastName, required('lastName.required'), shortEnough(), singleLine],
    ['firstName', fields.firstName, required('firstName.required'), shortEnough(), singleLine],
    ['company', fields.company, required('company.required'), shortEnough(), singleLine],
    ['phone', fields.phone, ...phoneRules],
    ['industry', fields.industry, required('industry.required'), shortEnough(), singleLine],
    ['email', fields.email, ...emailRules],
    ['message', fields.message, shortEnough(MAXIMUM_PARTNERSHIP_MESSAGE_LENGTH), severalLines],
  ]);
}
