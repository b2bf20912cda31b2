import { StripeFailure } from './failures.ts';

/** What the sandbox says of cards, as Stripe says it in Korean to a page in Korean. */
const KOREAN: ReadonlyMap<string, string> = new Map([
  ['Your card was declined.', '카드가 거절되었습니다.'],
  ['Your card has insufficient funds.', '카드 잔액이 부족합니다.'],
  ['Your card has expired.', '카드가 만료되었습니다.'],
  ["Your card's security code is incorrect.", '카드의 보안 코드가 올바르지 않습니다.'],
  ["Your card's security code is invalid.", '카드의 보안 코드가 유효하지 않습니다.'],
  ["Your card's expiration month is invalid.", '카드의 만료 월이 유효하지 않습니다.'],
  ["Your card's expiration year is invalid.", '카드의 만료 연도가 유효하지 않습니다.'],
  ['Your card number is incorrect.', '카드 번호가 올바르지 않습니다.'],
  [
    'An error occurred while processing your card. Try again in a little bit.',
    '카드를 처리하는 동안 오류가 발생했습니다. 잠시 후 다시 시도하세요.',
  ],
]);

/** The failure in the language that the page has asked for; English where it has asked for none. */
export function inLanguage(error: unknown, locale: string | null): unknown {
  if (!(error instanceof StripeFailure) || locale !== 'ko') return error;
  const message = KOREAN.get(error.body.message);
  return message ? new StripeFailure(error.status, { ...error.body, message }) : error;
}
