import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { prepareGracefulClose } from './graceful-close.ts';

async function listening(graceMs = 5000) {
  const http = Fastify();
  const close = prepareGracefulClose(http, graceMs);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  http.get('/slow', async () => {
    await held;
    return 'done';
  });
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  return { http, close, release, url, port: (http.server.address() as AddressInfo).port };
}

it('a request in progress completes before the server closes', async () => {
  const { http, close, release, url } = await listening();
  const asked = once(http.server, 'request');
  const answer = fetch(`${url}/slow`);
  await asked;
  const closing = close();
  release();
  expect(await (await answer).text()).toBe('done');
  await closing;
});

it('a request that exceeds the time limit is aborted', async () => {
  const { http, close, url } = await listening(50);
  const asked = once(http.server, 'request');
  const answer = fetch(`${url}/slow`);
  const failed = expect(answer).rejects.toThrow();
  await asked;
  await Promise.all([close(), close()]);
  await failed;
});

it('a connection without any request does not delay closing', async () => {
  const { http, close, port } = await listening();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(http.server, 'connection');
  // Node keeps such a connection open until these timeouts expire; with 0, for ever.
  http.server.headersTimeout = 0;
  http.server.requestTimeout = 0;
  await close();
});
