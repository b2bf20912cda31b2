import { MAXIMUM_EMAIL_LENGTH, parseEmail } from './email-address.ts';
import type { MessageValues } from './message-table.ts';
import type { MessageKey } from './messages.ts';
import { isBlank, normaliseLine, stripInvisible } from './typed-line.ts';

/**
 * One rejected field: its path in the input, and the key of the message to show beside it. Rules use keys that clients know; the
 * API has further ones.
 */
export interface FieldFailure<Key extends string = MessageKey> {
  readonly path: string;
  readonly key: Key;
  /** Values for the placeholders of the message. */
  readonly values?: MessageValues;
}

/** Longest text of a single-line field; longer input is rejected before it reaches the database. */
export const MAXIMUM_TEXT_LENGTH = 200;
/** Minimum length of a phone number at checkout, in characters (CHECKOUT-3). */
export const MINIMUM_PHONE_LENGTH = 5;

/** Control characters and the separators that some email software treats as a line break. */
const CONTROL_CHARACTER = /[\p{Cc}\u2028\u2029]/u;

/** Checks one field; returns the message key of the failure, or null. */
export type Rule = (value: string) => MessageKey | null;

export const required =
  (key: MessageKey): Rule =>
  (value) =>
    isBlank(value) ? key : null;
export const longEnough =
  (minimum: number, key: MessageKey): Rule =>
  (value) =>
    stripInvisible(value).trim().length < minimum ? key : null;
export const shortEnough =
  (maximum = MAXIMUM_TEXT_LENGTH): Rule =>
  (value) =>
    value.length > maximum ? 'text.tooLong' : null;
/** Checks the text as the API normalises it. */
export const matching =
  (pattern: RegExp, key: MessageKey): Rule =>
  (value) =>
    pattern.test(normaliseLine(value).trim()) ? null : key;

/** Checks the raw text: a value in an email header must not begin another header line. */
export const singleLine: Rule = (value) => (CONTROL_CHARACTER.test(value) ? 'text.controlCharacter' : null);

/** A text with line breaks and tabs, but no other control character. */
export const severalLines: Rule = (value) => singleLine(value.replace(/[\n\r\t\u2028\u2029]/g, ' '));

/** The first failing rule of each field, in the order in which the fields are listed. */
export function check(fields: readonly (readonly [path: string, value: string, ...rules: Rule[]])[]): FieldFailure[] {
  const failures: FieldFailure[] = [];
  for (const [path, value, ...rules] of fields) {
    for (const rule of rules) {
      const key = rule(value);
      if (!key) continue;
      failures.push({ path, key });
      break;
    }
  }
  return failures;
}

/** Checks the text as the API normalises it (STORE-23). */
export const isEmail =
  (key: MessageKey): Rule =>
  (value) =>
    parseEmail(value) === null ? key : null;

export const emailRules: readonly Rule[] = [
  required('email.required'),
  shortEnough(MAXIMUM_EMAIL_LENGTH),
  singleLine,
  isEmail('email.invalid'),
];

/** Digits, and the signs and the extension that people write with them. A full phone library is too large for every page. */
const PHONE = /^\+?[\d\s().·/\p{Dash}]*\d[\d\s().·/\p{Dash}]*(?:(?:ext\.?|x|내선)\s*\d{1,6})?$/iu;
/** Maximum digits: the longest number (E.164), an extension, and the zero that some people write after the calling code. */
const MOST_DIGITS = 20;

const isPhone: Rule = (value) => {
  const text = normaliseLine(value).trim();
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text) && digits >= MINIMUM_PHONE_LENGTH && digits <= MOST_DIGITS ? null : 'phone.noNumber';
};

export const phoneRules: readonly Rule[] = [
  required('phone.required'),
  longEnough(MINIMUM_PHONE_LENGTH, 'phone.short'),
  shortEnough(40),
  singleLine,
  isPhone,
];
