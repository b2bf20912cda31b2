import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { checkCertificate } from './address.ts';
import { FORGED_ADDRESS, openSocket, readCertificate, readPage, readProxy, resolveHost } from './address-facts.ts';

/** A self-signed certificate made for this test, valid until 2126. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgTswGvFEDxM1pl7Tt
YbvcQNqk50EmpkOUhyF/v9ZyazmhRANCAARKcbuZyUMp8+EGpQ4pr08JBwHla8FE
lq1EC3Nf05CxD8O5ni8YwUn19oT/O8br0G7qLCGYgBJjBeGnlLlsY+iQ
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUO5pj6moTjiQt1YVqIkBu8u5S7DEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNTE0NDMyM1oYDzIxMjYxMTAx
MTQ0MzIzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARKcbuZyUMp8+EGpQ4pr08JBwHla8FElq1EC3Nf05CxD8O5ni8YwUn1
9oT/O8br0G7qLCGYgBJjBeGnlLlsY+iQo2kwZzAdBgNVHQ4EFgQUJfzZd28XmXG4
zlwzYVEJgYbaNgAwHwYDVR0jBBgwFoAUJfzZd28XmXG4zlwzYVEJgYbaNgAwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIhAMZ9VnqyaT9XSsyiHkff6PEJsJnLqSJKOaF8SqpMOOZLAiAR42UOwJeS
an0LIXwF1OcaIloj8PTHEagFt3b6uUgeGA==
-----END CERTIFICATE-----`;

const TIMEOUT_MS = 2000;

let server: Server | null = null;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = null;
});

async function listen(created: Server): Promise<number> {
  server = created;
  created.listen(0, '127.0.0.1');
  await once(created, 'listening');
  return (created.address() as AddressInfo).port;
}

const serve = async (answer: RequestListener) => `http://127.0.0.1:${await listen(createHttpServer(answer))}`;

it('reads a certificate that no browser trusts', async () => {
  const port = await listen(createHttpsServer({ key: KEY, cert: CERTIFICATE }));
  const facts = await readCertificate(new URL(`https://localhost:${port}`), TIMEOUT_MS);
  expect(facts.complaint).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
  expect(facts.validUntil?.getFullYear()).toBe(2126);
  expect(checkCertificate(facts, new Date()).status).toBe('WRONG');
});

it('gives up on a server that never completes the TLS handshake', async () => {
  const { createServer } = await import('node:net');
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await expect(readCertificate(new URL(`https://127.0.0.1:${port}`), 50)).rejects.toThrow('no answer');
  silent.close();
});

it('reports the responses of another site at the address', async () => {
  const url = await serve((_request, response) => void response.writeHead(404, { server: 'nginx' }).end());
  expect(await readPage(url, TIMEOUT_MS)).toMatchObject({
    healthStatus: 404,
    webhookStatus: 404,
    headers: { server: 'nginx' },
  });
  expect(await openSocket(url, TIMEOUT_MS)).toMatch(/404/);
});

it('detects a shop that trusts a forged caller address', async () => {
  const url = await serve((request, response) => {
    const query = request.headers['x-forwarded-for'] ?? '127.0.0.1';
    response.end(JSON.stringify({ data: { visitor: { lookup: { query } } } }));
  });
  expect(await readProxy(url, TIMEOUT_MS)).toEqual({ seen: '127.0.0.1', seenWhenForged: FORGED_ADDRESS });
});

it('recognises addresses that are not public', async () => {
  expect(await resolveHost('[::1]')).toEqual({ addresses: ['::1'], isPublic: false });
  expect(await resolveHost('127.0.0.1')).toEqual({ addresses: ['127.0.0.1'], isPublic: false });
});
