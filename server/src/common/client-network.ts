import ipaddr from 'ipaddr.js';

/** The bits of an IPv6 address that a provider assigns; the customer chooses the other 64. */
const ASSIGNED_BITS = 64;
const GROUP_BITS = 16;

/**
 * The key that rate limits count a caller by: an IPv4 address itself, or the /64 network of an IPv6 address,
 * `2001:db8:1:2::/64`, since one connection can use all addresses of its network. Returns text that is not an address
 * unchanged.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.map((group, index) => (index < ASSIGNED_BITS / GROUP_BITS ? group : 0));
  return `${new ipaddr.IPv6(network).toString()}/${ASSIGNED_BITS}`;
}
