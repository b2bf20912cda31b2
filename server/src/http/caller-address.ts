import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Some proxies append the port of the connection: `203.0.113.9:51234`, `[2001:db8::1]:51234`. */
const WITH_PORT = /^(?:\[(?<ipv6>[^\]]+)\]|(?<ipv4>[\d.]+))(?::\d+)?$/;

/**
 * The address that the last trusted proxy saw, or the sender's if there is no proxy. Without the port, which changes with every
 * connection: rate limits count by address. If a proxy sends an invalid address, the proxy's own is used.
 */
export function getCallerAddress({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>): string {
  if (isIP(ip) !== 0) return ip;
  const { ipv4, ipv6 } = WITH_PORT.exec(ip)?.groups ?? {};
  const address = ipv4 ?? ipv6 ?? '';
  return isIP(address) === 0 ? (raw.socket.remoteAddress ?? ip) : address;
}
