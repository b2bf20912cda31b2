import {
  check,
  emailRules,
  type FieldFailure,
  matching,
  required,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

/** The PIN that is typed to change a role: a number of at most 6 digits (STAFF-3). */
export function validateRoleChangePin(code: string): FieldFailure[] {
  return check([['code', code, required('roleChangePin.required'), matching(/^\d{1,6}$/, 'roleChangePin.invalid')]]);
}

/** The role change PIN that an admin sets: long enough that five attempts in a quarter of an hour are unlikely to guess it. */
export function validateNewRoleChangePin(code: string): FieldFailure[] {
  return check([['code', code, required('roleChangePin.required'), matching(/^\d{4,6}$/, 'roleChangePin.weak')]]);
}

/** Reason for blocking somebody: optional, one line. */
export function validateBlockReason(reason: string): FieldFailure[] {
  return check([['reason', reason, shortEnough(), singleLine]]);
}

/** The form that invites a person to join the staff (STAFF-21). */
export function validateInvitation(fields: { readonly email: string; readonly code: string }): FieldFailure[] {
  return [...check([['email', fields.email, ...emailRules]]), ...validateRoleChangePin(fields.code)];
}
