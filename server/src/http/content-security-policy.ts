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
    'frame-src https://js.stripe.com https://hooks.stripe.com',
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${provider}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
