import { POSTCODE_OWN_ORIGIN_SANDBOX, POSTCODE_SANDBOX } from '@eunbit/schema/postcode';

interface PolicyOptions {
  /** Where browsers reach the shop: its WebSocket is there, and not every browser counts that as `self`. */
  readonly publicUrl: string;
  /** Where cards are confirmed from the page; null means at Stripe. */
  readonly paymentOrigin: string | null;
  /** Where the page of the postcode search has an origin of its own; null means it is among the shop's own pages. */
  readonly postcodeOrigin: string | null;
}

/** What a page may load. Every script is a file of ours or Stripe's, so that nothing written into a page can run. */
export function contentSecurityPolicy({ publicUrl, paymentOrigin, postcodeOrigin }: PolicyOptions): string {
  const live = new URL(publicUrl).origin.replace(/^http/, 'ws');
  const frames = [
    "'self'",
    'https://js.stripe.com',
    'https://hooks.stripe.com',
    ...(postcodeOrigin ? [postcodeOrigin] : []),
  ];
  const provider = paymentOrigin ?? 'https://api.stripe.com';
  return [
    "default-src 'self'",
    "script-src 'self' https://js.stripe.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${live} ${provider}`,
    `frame-src ${frames.join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${provider}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * What the page of the Korean postcode search may load: the search's script and its frame, which moved from daum.net to
 * kakao.com. That script writes scripts into the page, so they may run here. At the shop's address `sandbox` without
 * `allow-same-origin` takes the document its origin, wherever it is opened: it reaches no cookie, no storage and no page
 * of the shop. At an origin of its own, where none of these are, it keeps that origin.
 * @param shopOrigin whose pages may frame it at its own origin; null where it is served at the shop's
 */
export function postcodeSearchPolicy(shopOrigin: string | null): string {
  const search = 'https://postcode.map.kakao.com https://postcode.map.daum.net';
  return [
    `sandbox ${shopOrigin ? POSTCODE_OWN_ORIGIN_SANDBOX : POSTCODE_SANDBOX}`,
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline' https://t1.kakaocdn.net",
    "style-src 'unsafe-inline'",
    'img-src data: https://t1.kakaocdn.net https://t1.daumcdn.net',
    `frame-src ${search}`,
    "base-uri 'none'",
    `form-action ${search}`,
    `frame-ancestors ${shopOrigin ?? "'self'"}`,
  ].join('; ');
}
