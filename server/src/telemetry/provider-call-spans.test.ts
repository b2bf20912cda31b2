import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { traceProviderCalls } from './provider-call-spans.ts';
import { recordSpans } from './testing/recorded-spans.ts';
import { inSpan } from './tracing.ts';

const seen: IncomingHttpHeaders[] = [];
const server = createServer(({ headers, url }, response) => {
  seen.push(headers);
  response.writeHead(url?.includes('refused') ? 422 : 200).end('{}');
});
let origin: string;
let port: number;
let spans: ReturnType<typeof recordSpans>;
let calls: ReturnType<typeof traceProviderCalls>;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  spans = recordSpans();
  calls = traceProviderCalls();
});
afterEach(() => {
  calls.stop();
  spans.stop();
});

/** The origin of a server that has been closed. */
async function closedOrigin(): Promise<string> {
  const closing = createServer();
  await once(closing.listen(0, '127.0.0.1'), 'listening');
  const { port: closed } = closing.address() as AddressInfo;
  await once(closing.close(), 'close');
  return `http://127.0.0.1:${closed}`;
}

const byFetch = async (url: string, method = 'GET') => void (await (await fetch(url, { method })).text());
async function byHttp(url: string, method = 'GET'): Promise<void> {
  const sent = request(url, { method }).end();
  sent.on('response', (response) => response.resume()).on('error', () => undefined);
  await new Promise((resolve) => sent.once('close', resolve));
}

describe.each([
  ['fetch', byFetch],
  ['node:http', byHttp],
])('a request by %s', (_by, send) => {
  it('is a child span with endpoint and status, without ids, parameters or added headers', async () => {
    await inSpan('call', {}, () => send(`${origin}/v1/payments/pay_8xK2/cancel?email=mina@example.com`, 'POST'));

    const span = spans.find('POST /v1/payments/{id}/cancel');
    expect(span.parentSpanContext?.spanId).toBe(spans.find('call').spanContext().spanId);
    expect(span.attributes).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
      'server.port': port,
      'url.scheme': 'http',
      'url.template': '/v1/payments/{id}/cancel',
    });
    expect(Object.keys(seen.at(-1) ?? {})).not.toContain('traceparent');
  });

  it('that is rejected or gets no response is a failed span', async () => {
    await inSpan('call', {}, async () => {
      await send(`${origin}/refused`);
      await send(`${await closedOrigin()}/unreachable`).catch(() => undefined);
    });
    expect(spans.find('GET /refused')).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '422' } });
    const unreachable = spans.find('GET /unreachable');
    expect(unreachable).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': expect.any(String) } });
  });

  it('that is repeated within a call is counted', async () => {
    const send3 = async () => {
      for (let attempt = 0; attempt < 3; attempt += 1) await send(`${origin}/email`);
    };
    await inSpan('call', {}, send3);
    await inSpan('next call', {}, () => send(`${origin}/email`));
    const attempts = spans.finished().filter(({ name }) => name === 'GET /email');
    expect(attempts.map(({ attributes }) => attributes['http.request.resend_count'])).toEqual([
      undefined,
      1,
      2,
      undefined,
    ]);
  });

  it('outside of a trace has no span', async () => {
    await send(`${origin}/email`);
    expect(spans.finished()).toEqual([]);
  });
});
