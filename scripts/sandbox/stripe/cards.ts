import { cardFailure } from './failures.ts';
import { type Form, toRequired, toText } from './form.ts';

export interface Decline {
  code: string;
  decline_code: string;
  message: string;
}

/** Behaviour of a test card when it is charged. */
export interface CardBehaviour {
  needsAuthentication?: boolean;
  /** Undefined if the charge succeeds. */
  decline?: Decline;
}

export interface Card {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  behaviour: CardBehaviour;
}

export const DECLINED: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

function refused(code: string, message: string): CardBehaviour {
  return { decline: { code, decline_code: code, message } };
}

const PROCESSING_ERROR = 'An error occurred while processing your card. Try again in a little bit.';

const TEST_CARDS = new Map<string, CardBehaviour>([
  ['4242424242424242', {}],
  ['378282246310005', {}],
  ['4000000000000002', { decline: DECLINED }],
  [
    '4000000000009995',
    { decline: { ...DECLINED, decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' } },
  ],
  ['4000000000000069', refused('expired_card', 'Your card has expired.')],
  ['4000000000000127', refused('incorrect_cvc', "Your card's security code is incorrect.")],
  ['4000000000000119', refused('processing_error', PROCESSING_ERROR)],
  ['4000002500003155', { needsAuthentication: true }],
  ['4000002760003184', { needsAuthentication: true }],
  ['4000008400001629', { needsAuthentication: true, decline: DECLINED }],
]);

const UNKNOWN_CARD: CardBehaviour = {
  decline: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message: 'Your card was declined. Your request was in test mode, but used a non test (live) card.',
  },
};

/** The sandbox's messages about cards in Stripe's Korean wording, for pages in Korean. */
export const KOREAN: ReadonlyMap<string, string> = new Map([
  [DECLINED.message, '카드가 거절되었습니다.'],
  ['Your card has insufficient funds.', '카드 잔액이 부족합니다.'],
  ['Your card has expired.', '카드가 만료되었습니다.'],
  ["Your card's security code is incorrect.", '카드의 보안 코드가 올바르지 않습니다.'],
  ["Your card's security code is invalid.", '카드의 보안 코드가 유효하지 않습니다.'],
  ["Your card's expiration year is invalid.", '카드의 만료 연도가 유효하지 않습니다.'],
  ['Your card number is incorrect.', '카드 번호가 올바르지 않습니다.'],
  [PROCESSING_ERROR, '카드를 처리하는 동안 오류가 발생했습니다. 잠시 후 다시 시도하세요.'],
]);

/** Luhn's algorithm: the last digit makes the weighted sum a multiple of ten. */
function hasCheckDigit(number: string): boolean {
  const weighed = [...number].reverse().map((digit, index) => Number(digit) * ((index % 2) + 1));
  return weighed.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

/** Validates a typed card like Stripe before any charge: number, expiry, security code, in this order. */
export function readCard(form: Form): Card {
  const number = toRequired(toText(form.number), 'payment_method_data[card][number]').replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) {
    throw cardFailure({ message: 'Your card number is incorrect.', code: 'incorrect_number', param: 'number' });
  }
  const [expMonth, expYear] = [Number(form.exp_month), 2000 + (Number(form.exp_year) % 100)];
  if (!(expMonth >= 1 && expMonth <= 12) || !(Date.UTC(expYear, expMonth) > Date.now())) {
    const message = "Your card's expiration year is invalid.";
    throw cardFailure({ message, code: 'invalid_expiry_year', param: 'exp_year' });
  }
  const brand = number.startsWith('3') ? 'amex' : 'visa';
  if (!(brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(toText(form.cvc) ?? '')) {
    throw cardFailure({ message: "Your card's security code is invalid.", code: 'invalid_cvc', param: 'cvc' });
  }
  return { brand, last4: number.slice(-4), expMonth, expYear, behaviour: TEST_CARDS.get(number) ?? UNKNOWN_CARD };
}

/** Stripe's `pm_card_visa`, a predefined payment method of its test mode. */
export const TEST_VISA: Card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040, behaviour: {} };
