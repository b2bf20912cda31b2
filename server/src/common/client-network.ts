import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that a provider assigns; whoever has them picks the other 64 at will. */
const ASSIGNED_BITS = 64;
const GROUP_BITS = 16;

/**
 * What limits count a caller by: an IPv4 address as it is, an IPv6 address by its /64 network, `2001:db8:1:2::/64`, since one
 * connection has all addresses of its network. A text that is no address is answered as it came.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.map((group, index) => (index < ASSIGNED_BITS / GROUP_BITS ? group : 0));
  return `${new ipaddr.IPv6(network).toString()}/${ASSIGNED_BITS}`;
}
