import {
  check,
  emailRules,
  type FieldFailure,
  matching,
  required,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

/** What is typed to change a role: a number of at most 6 characters (STAFF-3). */
export function validateRoleChangePin(code: string): FieldFailure[] {
  return check([['code', code, required('roleChangePin.required'), matching(/^\d{1,6}$/, 'roleChangePin.invalid')]]);
}

/** The role change PIN that an admin sets: long enough that five tries in a quarter of an hour do not get far. */
export function validateNewRoleChangePin(code: string): FieldFailure[] {
  return check([['code', code, required('roleChangePin.required'), matching(/^\d{4,6}$/, 'roleChangePin.weak')]]);
}

/** Why somebody is blocked: optional, one line. */
export function validateBlockReason(reason: string): FieldFailure[] {
  return check([['reason', reason, shortEnough(), singleLine]]);
}

/** Who is invited to join the staff (STAFF-21). */
export function validateInvitation(fields: { readonly email: string; readonly code: string }): FieldFailure[] {
  return [...check([['email', fields.email, ...emailRules]]), ...validateRoleChangePin(fields.code)];
}
