import { POSTCODE_OWN_ORIGIN_SANDBOX, POSTCODE_SANDBOX } from '@eunbit/schema/postcode';

interface PolicyOptions {
  /** Public URL of the shop, for its WebSocket: not every browser includes that in `self`. */
  readonly publicUrl: string;
  /** Origin at which pages confirm cards; null means Stripe. */
  readonly paymentOrigin: string | null;
  /** Dedicated origin of the postcode search page; null means the shop's own origin. */
  readonly postcodeOrigin: string | null;
}

/**
 * The policy of the shop's pages. Scripts load only from files of the shop or Stripe, so that injected ones cannot run.
 */
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
 * The policy of the Korean postcode search page: it may load the search's script and frame, which moved from daum.net
 * to kakao.com. That script injects inline scripts, so they are allowed here. At the shop's address, `sandbox` without
 * `allow-same-origin` gives the document an opaque origin, wherever it is opened: it has no access to cookies, storage
 * and pages of the shop. At a dedicated origin, which has none of these, it keeps that origin.
 * @param shopOrigin origin whose pages may frame it at the dedicated origin; null where it is served at the shop's
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
