import { POSTCODE_SANDBOX } from '@eunbit/schema/postcode';

/**
 * What a page may load. Every script is a file of ours or Stripe's, so that nothing written into a page can run.
 * `paymentOrigin` is where cards are confirmed from the page instead of at Stripe.
 */
export function contentSecurityPolicy(paymentOrigin: string | null): string {
  const provider = paymentOrigin ?? 'https://api.stripe.com';
  return [
    "default-src 'self'",
    "script-src 'self' https://js.stripe.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ws: wss: ${provider}`,
    "frame-src 'self' https://js.stripe.com https://hooks.stripe.com",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${provider}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * What the page of the Korean postcode search may load: the search's script and its frame, which moved from daum.net to
 * kakao.com. That script writes scripts into the page, so they may run here. `sandbox` without `allow-same-origin` takes
 * the document its origin, wherever it is opened: it reaches no cookie, no storage and no page of the shop.
 */
export function postcodeSearchPolicy(): string {
  const search = 'https://postcode.map.kakao.com https://postcode.map.daum.net';
  return [
    `sandbox ${POSTCODE_SANDBOX}`,
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline' https://t1.kakaocdn.net",
    "style-src 'unsafe-inline'",
    'img-src data: https://t1.kakaocdn.net https://t1.daumcdn.net',
    `frame-src ${search}`,
    "base-uri 'none'",
    `form-action ${search}`,
    "frame-ancestors 'self'",
  ].join('; ');
}
