import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { buildChanged } from '../../scripts/setup/build.ts';
import { freePort } from '../../scripts/setup/free-port.ts';
import { CADDY, CaddyProxy } from '../kit/caddy.ts';
import { createProcessEnvironment, type ProcessEnvironment } from '../kit/process-environment.ts';
import { type ShopProcess, startShopProcess } from '../kit/shop-process.ts';

/** For the builds, if this file runs by itself. */
const BUILD_MS = 300_000;

const ask = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
const PRODUCTS = ask('{ products { totalCount } }');
const NAMES = ask('{ __schema { types { name } } }');
const PREFLIGHTED = { 'apollo-require-preflight': '1' };

/** Returns the headers of each request. */
async function startEcho(): Promise<{ readonly address: string; readonly server: Server }> {
  const server = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

describe.skipIf(!CADDY)('the proxy', () => {
  it("forwards the caller's address, and trusts no header about it", async () => {
    const echo = await startEcho();
    onTestFinished(() => void echo.server.close());
    const proxy = await CaddyProxy.start([echo.address]);
    onTestFinished(proxy.stop);

    const claims = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'other.example',
      forwarded: 'for=203.0.113.9',
    };
    const seen: IncomingHttpHeaders = JSON.parse((await proxy.get('/any', claims)).body.toString());
    expect(seen).toMatchObject({
      host: proxy.host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': proxy.host,
      'x-forwarded-proto': 'https',
    });
    expect(seen).not.toHaveProperty('forwarded');
  });

  it('logs no query and no header while no server is ready', async () => {
    // As during a database outage: the server runs but reports that it is not ready.
    const server = createServer((_request, response) => response.writeHead(503).end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const proxy = await CaddyProxy.start([`127.0.0.1:${(server.address() as AddressInfo).port}`]);
    onTestFinished(proxy.stop);

    const referer = `https://${proxy.host}/search?q=hush-one`;
    const answer = await proxy.get('/unsubscribe?token=hush-two&hush-three', { referer, 'x-basket': 'hush-four' });

    expect(answer.status).toBe(503);
    await expect.poll(() => proxy.readLog()).toContain('/unsubscribe?[query]');
    expect(proxy.readLog()).not.toContain('hush');
  });

  it('shows nobody the metrics of a server', async () => {
    const echo = await startEcho();
    onTestFinished(() => void echo.server.close());
    const proxy = await CaddyProxy.start([echo.address]);
    onTestFinished(proxy.stop);

    expect((await proxy.get('/metrics')).status).toBe(404);
    expect((await proxy.get('/')).status).toBe(200);
  });
});

describe.skipIf(!CADDY)('two servers behind the proxy', () => {
  let environment: ProcessEnvironment;
  let ports: readonly [number, number];
  let proxy: CaddyProxy;
  const servers: ShopProcess[] = [];

  const start = (place: 0 | 1) =>
    startShopProcess({ ...environment.settings, PORT: String(ports[place]), ROLE: 'web', SHUTDOWN_DELAY_SECONDS: '3' });

  beforeAll(async () => {
    await buildChanged(() => undefined);
    const address = new URL(inject('mongodbUri'));
    address.pathname = `/proxy-${randomBytes(8).toString('hex')}`;
    const made = await createProcessEnvironment(address.href);
    ports = [await freePort(), await freePort()];
    environment = { ...made, settings: { ...made.settings } };
    servers.push(await start(0), await start(1));
    proxy = await CaddyProxy.start(ports.map((port) => `127.0.0.1:${port}`));
  }, BUILD_MS);
  afterAll(async () => {
    await proxy.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await environment.stop();
    const connection = await mongoose.createConnection(environment.settings.MONGODB_URI ?? '').asPromise();
    await connection.dropDatabase();
    await connection.close();
  });

  it('compress their answers once, by themselves or through the proxy', async () => {
    const page = await proxy.get('/', { 'accept-encoding': 'br, gzip' });
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
    const zipped = await proxy.get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.body).toString()).toContain('<html');
    const answer = await proxy.get(NAMES, { ...PREFLIGHTED, 'accept-encoding': 'gzip' });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(gunzipSync(answer.body).toString()).toContain('Product');
  });

  it('accept WebSockets', async () => {
    const { port, host, agent } = proxy;
    const url = `wss://127.0.0.1:${port}/graphql`;
    const socket = new WebSocket(url, 'graphql-transport-ws', { agent, headers: { host } });
    onTestFinished(() => socket.terminate());
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    const [message] = await once(socket, 'message');
    expect(JSON.parse(String(message))).toMatchObject({ type: 'connection_ack' });
  });

  it('are replaced one after the other without losing an answer', async () => {
    const statuses: number[] = [];
    let isOver = false;
    const buyers = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        statuses.push((await proxy.get('/faq')).status, (await proxy.get(PRODUCTS, PREFLIGHTED)).status);
        await wait(10);
      }
    });
    for (const place of [0, 1] as const) {
      expect(await servers[place]?.stop()).toBe(0);
      servers[place] = await start(place);
      // deploy/update.sh waits as long, until the proxy sends requests to the server again.
      await wait(3000);
    }
    isOver = true;
    await Promise.all(buyers);
    expect(statuses.length).toBeGreaterThan(50);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});
