import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { createRequestIdSource, registerRequestIds, setRequestIdHeader } from './request-ids.ts';

const UUID = '3f2a9c44-7d1e-4b7a-9a51-0c9d2f6b8e10';
const OWN = /^[b-tz]{16}$/;

function serve({ trustsProxy = false } = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const http = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIdSource({ trustsProxy }),
    childLoggerFactory: (logger) => logger,
  });
  registerRequestIds(http);
  /** Like a service, it has the logger of the process but no access to the request. */
  const serviceWork = async (done: string) => {
    await nextTurn();
    log.info({ done }, 'worked');
  };
  http.get('/page', async (_request, reply) => {
    setRequestIdHeader(reply);
    await serviceWork('page');
    return 'page';
  });
  http.post('/order', async (request) => {
    await serviceWork((request.body as { number: string }).number);
    return {};
  });
  return { http, lines };
}

describe('the id of a request', () => {
  it('is in every response', async () => {
    const { http } = serve();
    for (const url of ['/page', '/not-there']) {
      expect((await http.inject(url)).headers['x-request-id']).toMatch(OWN);
    }
  });

  it('is the one from a trusted proxy if it is well formed', async () => {
    const { http } = serve({ trustsProxy: true });
    const ask = async (id: string) =>
      (await http.inject({ url: '/page', headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await ask(UUID)).toBe(UUID);
    for (const hostile of ['short', 'x'.repeat(40), 'has space in it', '"quoted-id"', '<script>alert(1)']) {
      expect(await ask(hostile)).toMatch(OWN);
    }
  });

  it('is never the one from an untrusted sender', async () => {
    const { http } = serve();
    const { headers } = await http.inject({ url: '/page', headers: { 'x-request-id': UUID } });
    expect(headers['x-request-id']).toMatch(OWN);
  });

  it('is in all its log lines, also if requests overlap and bodies arrive late', async () => {
    const { http, lines } = serve();
    const url = await http.listen({ port: 0, host: '127.0.0.1' });
    const numbers = Array.from({ length: 20 }, (_, index) => `EB-${index}`);

    const answers = await Promise.all(
      numbers.map((number) =>
        fetch(`${url}/order`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ number, filler: ' '.repeat(100_000) }),
        }),
      ),
    );
    await http.close();

    const returned = answers.map((answer, index) => [numbers[index], answer.headers.get('x-request-id')]);
    const logged = new Map(lines.filter(({ done }) => done).map(({ done, requestId }) => [done, requestId]));
    expect(returned.map(([number]) => [number, logged.get(number)])).toEqual(returned);
    expect(new Set(logged.values()).size).toBe(20);
  });

  it('can be read by the page that it returned', async () => {
    const { http } = serve();
    const { headers } = await http.inject('/page');
    expect(headers['server-timing']).toBe(`request;desc="${headers['x-request-id']}"`);
  });
});
