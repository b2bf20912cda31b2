import { check, type FieldFailure, MAXIMUM_EMAIL_LENGTH, matching, type Rule } from './validation-rules.ts';

/**
 * The mailing list's own pattern: word characters with dots, hyphens or plus signs between them, and an ending of two
 * letters or more (SUPPORT-12). Each repeated part begins with a separator, so that hostile input is read in one pass.
 */
const MAILING_EMAIL = /^\w+(?:[.+-]\w+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z]{2,}$/;

/** The mailing list's one field; whatever is wrong with it has the same message (SUPPORT-12). */
export function validateMailingList({ email }: { readonly email: string }): FieldFailure[] {
  const key = 'mailing.invalidEmail';
  const short: Rule = (value) => (value.length > MAXIMUM_EMAIL_LENGTH ? key : null);
  return check([['email', email, short, matching(MAILING_EMAIL, key)]]);
}
