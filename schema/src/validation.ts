import { US_STATES } from './checkout.ts';
import type { Market } from './market.ts';
import type { MessageKey } from './messages.ts';

/** One refused field: where it stands in the input, and the key of the message to show beside it. */
export interface FieldFailure {
  readonly path: string;
  readonly key: MessageKey;
}

/** Longest text a single-line field takes; longer input is refused before it reaches the database. */
export const MAXIMUM_TEXT_LENGTH = 200;
/** Longest e-mail address that mail systems carry. */
export const MAXIMUM_EMAIL_LENGTH = 254;
/** Fewest characters of a phone number at checkout (spec 001 §9). */
export const MINIMUM_PHONE_LENGTH = 5;
/** Fewest characters that a password may have at sign-in (spec 001 §9). */
export const MINIMUM_SIGN_IN_PASSWORD_LENGTH = 6;

const EMAIL = /^[^\s@<>(),;:"\\[\]]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;
const HANGUL = /[\uac00-\ud7a3]/;

type Rule = (value: string) => MessageKey | null;

const required =
  (key: MessageKey): Rule =>
  (value) =>
    value.trim() === '' ? key : null;
const longEnough =
  (minimum: number, key: MessageKey): Rule =>
  (value) =>
    value.trim().length < minimum ? key : null;
const shortEnough =
  (maximum = MAXIMUM_TEXT_LENGTH): Rule =>
  (value) =>
    value.length > maximum ? 'text.tooLong' : null;
const matching =
  (pattern: RegExp, key: MessageKey): Rule =>
  (value) =>
    pattern.test(value.trim()) ? null : key;

/** The first failing rule of each field, in the order in which the fields are listed. */
function check(fields: readonly (readonly [path: string, value: string, ...rules: Rule[]])[]): FieldFailure[] {
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

const emailRules: readonly Rule[] = [
  required('email.required'),
  shortEnough(MAXIMUM_EMAIL_LENGTH),
  matching(EMAIL, 'email.invalid'),
];

export interface ContactFields {
  readonly email: string;
  readonly phone: string;
  /** Null for members, who need none. */
  readonly guestPassword: string | null;
}

/** E-mail, phone and, for guests, the pass code of the contact step (spec 001 §5). */
export function validateContact({ email, phone, guestPassword }: ContactFields): FieldFailure[] {
  const failures = check([
    ['email', email, ...emailRules],
    ['phone', phone, required('phone.required'), longEnough(MINIMUM_PHONE_LENGTH, 'phone.short'), shortEnough(40)],
  ]);
  if (guestPassword === null) return failures;
  return [...failures, ...check([['guestPassword', guestPassword, required('guestPassword.required'), shortEnough()]])];
}

export interface AddressFields {
  readonly firstname: string;
  readonly lastname: string;
  readonly address: string;
  readonly apt: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
}

/** The address step of a market (spec 001 §5): screens show the first failure, the API lists all. */
export function validateAddress(address: AddressFields, market: Market): FieldFailure[] {
  const cityRules = market === 'KR' ? [matching(HANGUL, 'city.notKorean')] : [];
  const stateRules: Rule[] = market === 'US' ? [isUsState] : [];
  const zipcodeRules = [matching(/^\d{5}$/, 'address.invalid')];
  return check([
    ['firstname', address.firstname, required('firstname.required'), shortEnough()],
    ['lastname', address.lastname, required('lastname.required'), shortEnough()],
    ['address', address.address, required('address.required'), shortEnough()],
    ['apt', address.apt, shortEnough()],
    ['city', address.city, required('city.required'), shortEnough(), ...cityRules],
    ['state', address.state, required('state.required'), shortEnough(), ...stateRules],
    ['zipcode', address.zipcode, required('zipcode.required'), ...zipcodeRules],
  ]);
}

const isUsState: Rule = (value) => {
  const code = value.trim().toUpperCase();
  return US_STATES.some((state) => state === code) ? null : 'address.invalid';
};

export interface DepositFields {
  readonly bankId: string;
  readonly depositorName: string;
}

/** Deposit without bankbook: a bank and the depositor's name (spec 001 §5). */
export function validateDeposit({ bankId, depositorName }: DepositFields): FieldFailure[] {
  return check([
    ['bankId', bankId, required('bank.required'), shortEnough(40)],
    ['depositorName', depositorName, required('depositorName.required'), shortEnough(60)],
  ]);
}

/** E-mail and password as the sign-in form checks them (spec 001 §5). */
export function validateSignIn({
  email,
  password,
}: {
  readonly email: string;
  readonly password: string;
}): FieldFailure[] {
  return check([
    ['email', email, ...emailRules],
    [
      'password',
      password,
      required('password.required'),
      longEnough(MINIMUM_SIGN_IN_PASSWORD_LENGTH, 'password.short'),
      shortEnough(),
    ],
  ]);
}

/** Order number and pass code of the guest order look-up (spec 001 §5). */
export function validateGuestLookUp(fields: {
  readonly orderNumber: string;
  readonly passCode: string;
}): FieldFailure[] {
  return check([
    ['orderNumber', fields.orderNumber, required('orderNumber.required'), shortEnough(60)],
    ['passCode', fields.passCode, required('passCode.required'), shortEnough()],
  ]);
}
