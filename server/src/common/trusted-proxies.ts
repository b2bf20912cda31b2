import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The proxies whose `X-Forwarded-…` headers are trusted: a number of hops in front of the shop, or their networks. */
export type TrustedProxies = { readonly hops: number } | { readonly networks: readonly string[] };

/** A longer chain of own proxies is a counting mistake, which would let callers forge addresses. */
const MAXIMUM_HOPS = 5;
/** Private networks, by Fastify's names. */
const NAMED_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);
/** Shortest allowed prefix of a network: longer than that of any private network or content delivery network. */
const SHORTEST_PREFIX = { ipv4: 8, ipv6: 16 } as const;
/** The private IPv6 networks, which are wider: fc00::/7 and fe80::/10. */
const SHORTEST_PRIVATE_PREFIX: Readonly<Record<string, number>> = { uniqueLocal: 7, linkLocal: 10 };
/** Bits before the IPv4 address in an IPv4-mapped IPv6 address. */
const MAPPED_BITS = 96;

const WHAT_TO_WRITE =
  `write how many proxies are in front of the shop (1 to ${MAXIMUM_HOPS}), or their addresses and networks, separated ` +
  'by commas: 10.0.0.5, 10.1.0.0/16, loopback, linklocal, uniquelocal';

/** Why an entry of the list is invalid; null if it is valid. */
function complainAbout(entry: string): string | null {
  if (NAMED_NETWORKS.has(entry)) return null;
  const [address = '', prefix, ...more] = entry.split('/');
  const isAddress = isIP(address) !== 0 && !address.includes('%') && more.length === 0;
  if (!isAddress) return `"${entry}" is neither an address nor a network`;
  if (prefix === undefined) return null;
  const parsed = ipaddr.parse(address);
  const longest = parsed.kind() === 'ipv4' ? 32 : 128;
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > longest) return `"${entry}" is not a network`;
  const isMapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress();
  const shortest = isMapped
    ? MAPPED_BITS + SHORTEST_PREFIX.ipv4
    : (SHORTEST_PRIVATE_PREFIX[parsed.range()] ?? SHORTEST_PREFIX[parsed.kind()]);
  return Number(prefix) < shortest ? `"${entry}" includes callers, who could then claim any address` : null;
}

/**
 * Parses the setting TRUST_PROXY. Null for `false`: no proxy is trusted. Rejects values that would trust everyone: callers could
 * then forge any address, on which rate limits and the choice of the store depend.
 */
export function parseTrustedProxies(text: string): TrustedProxies | null | { readonly complaint: string } {
  const value = text.trim();
  if (value === 'false') return null;
  if (/^\d+$/.test(value)) {
    const hops = Number(value);
    return hops >= 1 && hops <= MAXIMUM_HOPS ? { hops } : { complaint: `${value} proxies: ${WHAT_TO_WRITE}` };
  }
  if (/^(true|yes|on|all|any|\*)$/i.test(value)) {
    return { complaint: `"${value}" would believe every caller: ${WHAT_TO_WRITE}` };
  }
  const networks = value.split(',').map((entry) => entry.trim());
  const complaint = networks.map(complainAbout).find((found) => found !== null);
  return complaint === undefined ? { networks } : { complaint: `${complaint}: ${WHAT_TO_WRITE}` };
}

/**
 * Fastify's option for it. A number of hops is passed as a function: given the number itself, Fastify trusts nobody, since it
 * cannot tell whether the sender of a request is a proxy. With hops, only proxies may be able to reach the shop's port.
 */
export function toTrustOption(trusted: TrustedProxies | null) {
  if (trusted === null) return false;
  if ('networks' in trusted) return [...trusted.networks];
  return (_address: string, hop: number) => hop < trusted.hops;
}
