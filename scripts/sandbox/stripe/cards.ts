import { type FailureBody, invalidRequest, missingParameter, StripeFailure } from './failures.ts';
import { type Form, toText } from './form.ts';

export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

/** What a test card does when it is charged. */
export interface CardBehaviour {
  needsAuthentication: boolean;
  /** Undefined: the charge succeeds. */
  decline?: Decline;
}

export interface Card {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  behaviour: CardBehaviour;
}

function declined(declineCode: string, message = 'Your card was declined.'): CardBehaviour {
  return { needsAuthentication: false, decline: { code: 'card_declined', decline_code: declineCode, message } };
}

function refused(code: string, message: string): CardBehaviour {
  return { needsAuthentication: false, decline: { code, decline_code: code, message } };
}

const SUCCESS: CardBehaviour = { needsAuthentication: false };
const AUTHENTICATED: CardBehaviour = { needsAuthentication: true };

const TEST_CARDS = new Map<string, CardBehaviour>([
  ['4242424242424242', SUCCESS],
  ['4000056655665556', SUCCESS],
  ['5555555555554444', SUCCESS],
  ['378282246310005', SUCCESS],
  ['4000000000000002', declined('generic_decline')],
  ['4000000000009995', declined('insufficient_funds', 'Your card has insufficient funds.')],
  ['4000000000009987', declined('lost_card')],
  ['4000000000009979', declined('stolen_card')],
  ['4000000000000069', refused('expired_card', 'Your card has expired.')],
  ['4000000000000127', refused('incorrect_cvc', "Your card's security code is incorrect.")],
  [
    '4000000000000119',
    refused('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  ],
  ['4000002500003155', AUTHENTICATED],
  ['4000002760003184', AUTHENTICATED],
  ['4000008400001629', { ...declined('generic_decline'), needsAuthentication: true }],
]);

const UNKNOWN_CARD = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. ' +
    'For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** Stripe's names for ready-made test payment methods. */
const NAMED_CARDS = new Map<string, string>([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_visa_debit', '4000056655665556'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_amex', '378282246310005'],
  ['pm_card_visa_chargeDeclined', '4000000000000002'],
  ['pm_card_chargeDeclined', '4000000000000002'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_chargeDeclinedExpiredCard', '4000000000000069'],
  ['pm_card_chargeDeclinedIncorrectCvc', '4000000000000127'],
  ['pm_card_chargeDeclinedProcessingError', '4000000000000119'],
  ['pm_card_authenticationRequired', '4000002500003155'],
  ['pm_card_threeDSecure2Required', '4000002760003184'],
]);

function getBrand(number: string): string {
  if (/^3[47]/.test(number)) return 'amex';
  if (/^5[1-5]/.test(number)) return 'mastercard';
  return number.startsWith('4') ? 'visa' : 'unknown';
}

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index]);
    const weighed = index % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

function cardError(message: string, code: string, param: string): StripeFailure {
  const body: FailureBody = { type: 'card_error', message, code, param };
  return new StripeFailure(402, body);
}

function readNumber(form: Form): string {
  const text = toText(form.number);
  if (!text) throw missingParameter('payment_method_data[card][number]');
  const number = text.replace(/[\s-]/g, '');
  const looksLikeCard = /^\d{12,19}$/.test(number);
  if (!looksLikeCard) throw cardError('Your card number is incorrect.', 'invalid_number', 'number');
  if (!passesLuhn(number)) throw cardError('Your card number is incorrect.', 'incorrect_number', 'number');
  return number;
}

function readExpiry(form: Form, now: Date): { expMonth: number; expYear: number } {
  const month = toText(form.exp_month);
  const year = toText(form.exp_year);
  if (!month) throw missingParameter('payment_method_data[card][exp_month]');
  if (!year) throw missingParameter('payment_method_data[card][exp_year]');
  const expMonth = Number(month);
  const expYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12) {
    throw cardError("Your card's expiration month is invalid.", 'invalid_expiry_month', 'exp_month');
  }
  const thisYear = now.getUTCFullYear();
  if (!Number.isInteger(expYear) || expYear < thisYear || expYear > thisYear + 50) {
    throw cardError("Your card's expiration year is invalid.", 'invalid_expiry_year', 'exp_year');
  }
  if (expYear === thisYear && expMonth < now.getUTCMonth() + 1) {
    throw cardError("Your card's expiration month is invalid.", 'invalid_expiry_month', 'exp_month');
  }
  return { expMonth, expYear };
}

function checkCvc(form: Form, brand: string, isRequired: boolean): void {
  const cvc = toText(form.cvc);
  if (!cvc && !isRequired) return;
  const pattern = brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (!cvc || !pattern.test(cvc)) throw cardError("Your card's security code is invalid.", 'invalid_cvc', 'cvc');
}

/** Checks a typed card as Stripe does before any charge: number, expiry, security code, in this order. */
export function readCard(form: Form, isCvcRequired: boolean, now = new Date()): Card {
  if (form.token !== undefined) throw invalidRequest('Card tokens are not known here.', { param: 'token' });
  const number = readNumber(form);
  const expiry = readExpiry(form, now);
  const brand = getBrand(number);
  checkCvc(form, brand, isCvcRequired);
  return { brand, last4: number.slice(-4), ...expiry, behaviour: TEST_CARDS.get(number) ?? UNKNOWN_CARD };
}

export function namedCard(name: string, now = new Date()): Card | undefined {
  const number = NAMED_CARDS.get(name);
  if (!number) return undefined;
  return {
    brand: getBrand(number),
    last4: number.slice(-4),
    expMonth: 12,
    expYear: now.getUTCFullYear() + 3,
    behaviour: TEST_CARDS.get(number) ?? UNKNOWN_CARD,
  };
}
