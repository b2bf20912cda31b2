import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { POSTCODE_SEARCH_PATH } from '@eunbit/schema/postcode';
import ipaddr from 'ipaddr.js';
import { WebSocket } from 'ws';
import { explainFetchError } from '../../../integrations/setup-answer.ts';

/** Reserved for documentation (RFC 5737): no caller has this address. */
export const FORGED_ADDRESS = '198.51.100.77';

export interface CertificateFacts {
  /** Why browsers do not trust it; null if they do. */
  readonly complaint: string | null;
  readonly validUntil: Date | null;
}

export interface PageFacts {
  readonly healthStatus: number;
  /** Response headers of the home page, by name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** HTTP status for an unsigned webhook event. */
  readonly webhookStatus: number;
}

export interface ProxyFacts {
  /** This machine's address as the shop sees it. */
  readonly seen: string;
  /** This machine's address as the shop sees it if the request claims to be forwarded for `FORGED_ADDRESS`. */
  readonly seenWhenForged: string;
}

export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** An IPv6 address without the brackets of URLs. */
const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** The addresses of a host, and whether all can be reached from outside; null if the name is unknown. */
export async function resolveHost(hostname: string) {
  try {
    const found = await lookup(withoutBrackets(hostname), { all: true });
    const addresses = found.map(({ address }) => address);
    return { addresses, isPublic: addresses.every(isPublicAddress) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return null;
    throw error;
  }
}

/** Reads the certificate of an https address, whether it is valid or not. */
export function readCertificate(url: URL, timeoutMs: number): Promise<CertificateFacts> {
  const host = withoutBrackets(url.hostname);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(url.port || 443),
      // SNI selects the certificate; an IP address is not allowed in it.
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: false,
    });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate();
      const complaint = socket.authorized ? null : String(socket.authorizationError);
      socket.destroy();
      resolve({ complaint, validUntil: end ? new Date(end) : null });
    });
  });
}

async function ask(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', ...request });
  } catch (error) {
    throw new Error(explainFetchError(error));
  }
}

/** The redirect target of http at the host of an https address; null if there is no response. */
export async function readRedirect({ hostname }: URL, timeoutMs: number): Promise<string | null> {
  try {
    const response = await ask(`http://${hostname}/`, { signal: AbortSignal.timeout(timeoutMs) });
    return response.headers.get('location') ?? '';
  } catch {
    return null;
  }
}

export async function readPage(publicUrl: string, timeoutMs: number): Promise<PageFacts> {
  const signal = AbortSignal.timeout(timeoutMs);
  const [health, page, webhook] = await Promise.all([
    ask(`${publicUrl}/healthz`, { signal }),
    ask(`${publicUrl}/`, { signal, headers: { accept: 'text/html' } }),
    ask(`${publicUrl}/webhooks/stripe`, {
      signal,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  ]);
  return {
    healthStatus: health.status,
    headers: Object.fromEntries(page.headers),
    webhookStatus: webhook.status,
  };
}

/** HTTP status of the postcode search page at its own origin; null if the host does not resolve. */
export async function readPostcodePage(origin: string, timeoutMs: number): Promise<number | null> {
  if ((await resolveHost(new URL(origin).hostname)) === null) return null;
  return (await ask(`${origin}${POSTCODE_SEARCH_PATH}`, { signal: AbortSignal.timeout(timeoutMs) })).status;
}

async function readCallerAddress(publicUrl: string, timeoutMs: number, headers: Record<string, string>) {
  const response = await ask(`${publicUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: 'query LaunchCheckAddress { visitor { lookup { query } } }' }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Another server in place of the shop may not return JSON.
  const answer = Object(await response.json().catch(() => null)) as {
    data?: { visitor?: { lookup?: { query?: string } } };
  };
  const address = answer.data?.visitor?.lookup?.query;
  if (address === undefined) throw new Error(`/graphql answered ${response.status}`);
  return address;
}

export async function readProxy(publicUrl: string, timeoutMs: number): Promise<ProxyFacts> {
  const [seen, seenWhenForged] = await Promise.all([
    readCallerAddress(publicUrl, timeoutMs, {}),
    readCallerAddress(publicUrl, timeoutMs, { 'x-forwarded-for': FORGED_ADDRESS }),
  ]);
  return { seen, seenWhenForged };
}

/** Opens a WebSocket as a page does and waits until the shop acknowledges it; resolves with the reason if it does not. */
export function openSocket(publicUrl: string, timeoutMs: number): Promise<string | null> {
  const url = new URL('/graphql', publicUrl);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new Promise((resolve) => {
    const socket = new WebSocket(url, 'graphql-transport-ws', {
      origin: new URL(publicUrl).origin,
      handshakeTimeout: timeoutMs,
    });
    const timer = setTimeout(() => end('no acknowledgement'), timeoutMs);
    function end(reason: string | null): void {
      clearTimeout(timer);
      resolve(reason);
      socket.close();
    }
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    socket.on('message', (data) => {
      if (String(data).includes('"connection_ack"')) end(null);
    });
    socket.on('error', ({ message }) => end(message));
    socket.on('close', (code) => end(`closed with code ${code}`));
  });
}
