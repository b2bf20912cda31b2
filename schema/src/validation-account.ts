import type { MessageKey } from './messages.ts';
import { stripInvisible } from './typed-line.ts';
import {
  check,
  emailRules,
  type FieldFailure,
  longEnough,
  type Rule,
  required,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

/** Minimum length of a password at sign-in, in characters (ACCOUNT-5). */
export const MINIMUM_SIGN_IN_PASSWORD_LENGTH = 6;
/** A new password is longer than this (ACCOUNT-3). */
export const NEW_PASSWORD_LONGER_THAN = 6;
/** Minimum length of a staff password, in characters. */
export const MINIMUM_STAFF_PASSWORD_LENGTH = 12;
/** Longest given or family name. */
export const MAXIMUM_NAME_LENGTH = 100;

/** An empty text is missing, one of only spaces is too short: each has its own message (ACCOUNT-1). */
const present =
  (key: 'firstName.required' | 'lastName.required'): Rule =>
  (value) =>
    stripInvisible(value) === '' ? key : null;

export const firstNameRules: readonly Rule[] = [
  present('firstName.required'),
  longEnough(1, 'firstName.short'),
  shortEnough(MAXIMUM_NAME_LENGTH),
  singleLine,
];

export const lastNameRules: readonly Rule[] = [
  present('lastName.required'),
  longEnough(1, 'lastName.short'),
  shortEnough(MAXIMUM_NAME_LENGTH),
  singleLine,
];

/** Spaces count in a password, so its length is that of the typed text. */
const ofLength =
  (minimum: number, key: MessageKey): Rule =>
  (value) =>
    value.length < minimum ? key : null;

const newPasswordRules: readonly Rule[] = [
  required('password.required'),
  ofLength(NEW_PASSWORD_LONGER_THAN + 1, 'newPassword.short'),
  shortEnough(),
];

/** Counts characters in NFC, so that the result does not depend on how the keyboard composes letters (ACCOUNT-4). */
export function isShortForStaff(password: string): boolean {
  return password.normalize('NFC').length < MINIMUM_STAFF_PASSWORD_LENGTH;
}

const newStaffPasswordRules: readonly Rule[] = [
  required('password.required'),
  (password) => (isShortForStaff(password) ? 'newPassword.staffShort' : null),
  shortEnough(),
];

export interface SignUpFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** The sign-up form, in the order in which its messages are shown (ACCOUNT-1). */
export function validateSignUp({ firstName, lastName, email, password }: SignUpFields): FieldFailure[] {
  return check([
    ['firstName', firstName, ...firstNameRules],
    ['lastName', lastName, ...lastNameRules],
    ['email', email, ...emailRules],
    ['password', password, ...newPasswordRules],
  ]);
}

/** Email and password as the sign-in form checks them (ACCOUNT-5). */
export function validateSignIn(fields: { readonly email: string; readonly password: string }): FieldFailure[] {
  return check([
    ['email', fields.email, ...emailRules],
    [
      'password',
      fields.password,
      required('password.required'),
      ofLength(MINIMUM_SIGN_IN_PASSWORD_LENGTH, 'password.short'),
      shortEnough(),
    ],
  ]);
}

/** The form that requests a password reset; also a new email address (ACCOUNT-9, ACCOUNT-11). */
export function validateEmail({ email }: { readonly email: string }): FieldFailure[] {
  return check([['email', email, ...emailRules]]);
}

export interface NewPasswordFields {
  readonly password: string;
  readonly confirmation: string;
}

/** A new password, typed twice: its length first, then whether both are the same (ACCOUNT-3). */
export function validateNewPassword({ password, confirmation }: NewPasswordFields): FieldFailure[] {
  const failures = check([['password', password, ...newPasswordRules]]);
  if (failures.length > 0 || password === confirmation) return failures;
  return [{ path: 'confirmation', key: 'newPassword.mismatch' }];
}

/** The form for a person who joins the staff by an invitation and has no account yet (STAFF-22). */
export function validateInvitationSignUp({
  firstName,
  lastName,
  password,
}: Omit<SignUpFields, 'email'>): FieldFailure[] {
  return check([
    ['firstName', firstName, ...firstNameRules],
    ['lastName', lastName, ...lastNameRules],
    ['password', password, ...newStaffPasswordRules],
  ]);
}
