import { expect, it } from 'vitest';
import { browserFamily } from './browser-family.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36`, 'Chrome 143'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`, 'Edge 143'],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    'Samsung Internet 29',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0 Whale/4.34.340.19 Safari/537.36`, 'Whale 4'],
  [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36;KAKAOTALK 25100`, 'KakaoTalk 2510'],
  [`${IPHONE} Version/26.1 Mobile/15E148 Safari/604.1`, 'Safari 26'],
  [`${IPHONE} CriOS/143.0 Mobile/15E148 Safari/604.1`, 'Chrome on iOS 143'],
  [`${IPHONE} Mobile/15E148 NAVER(inapp; search; 2000; 12.16.3; 16PRO)`, 'NAVER 12'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox 153'],
  ['curl/8.1', 'Other'],
  ['', 'Other'],
])('the browser of %s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});
