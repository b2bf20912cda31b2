/** Host options of the Stripe SDK: those of the sandbox, or none for Stripe itself. */
export function stripeAddress(apiUrl: string | null) {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}
