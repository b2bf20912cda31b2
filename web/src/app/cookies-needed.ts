import type { Language } from '@eunbit/schema/market';

/** Shown if something needs cookies and the browser stores none. Not a message of every page, since few visitors see it. */
export const COOKIES_NEEDED: Readonly<Record<Language, string>> = {
  ko: '이 브라우저는 쿠키를 저장하지 않습니다. 장바구니와 로그인을 위해 쿠키를 허용해 주세요.',
  en: 'This browser keeps no cookies. Please allow them here: the cart and signing in need them.',
};
