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
 * What the page of the Korean postcode search may load: beside our files the search's script and its frame, which moved
 * from daum.net to kakao.com. That script writes scripts into the page, so they may run here. The page shows nothing of
 * ours and may stand in a frame of ours only.
 */
export function postcodeSearchPolicy(): string {
  const search = 'https://postcode.map.kakao.com https://postcode.map.daum.net';
  return [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' https://t1.kakaocdn.net",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https://t1.kakaocdn.net https://t1.daumcdn.net",
    "connect-src 'self' ws: wss:",
    `frame-src 'self' ${search}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${search}`,
    "frame-ancestors 'self'",
  ].join('; ');
}
