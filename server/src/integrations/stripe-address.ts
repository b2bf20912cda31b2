/** Where the Stripe SDK is to send its requests: a sandbox, or Stripe itself where there is none. */
export function stripeAddress(apiUrl: string | null) {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}
