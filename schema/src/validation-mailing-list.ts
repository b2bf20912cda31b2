import { normaliseEmail } from './email-address.ts';
import { check, type FieldFailure, isEmail, type Rule } from './validation-rules.ts';

/**
 * The mailing list's own pattern: before the `@` word characters with dots, hyphens or plus signs between them
 * (SUPPORT-12). Each repeated part begins with a separator, so that hostile input is read in one pass.
 */
const MAILING_NAME = /^\w+(?:[.+-]\w+)*@/;

/** The only field of the mailing list form; every failure has the same message (SUPPORT-12). */
export function validateMailingList({ email }: { readonly email: string }): FieldFailure[] {
  const key = 'mailing.invalidEmail';
  const isPlain: Rule = (value) => (MAILING_NAME.test(normaliseEmail(value)) ? null : key);
  return check([['email', email, isEmail(key), isPlain]]);
}
