import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';
import { connectDatabase } from '@eunbit/server/app/database';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { buildChanged } from '../../scripts/setup/build.ts';
import { createProcessEnvironment, type ProcessEnvironment } from '../kit/process-environment.ts';
import { RawSocket } from '../kit/raw-socket.ts';
import { startShopProcess } from '../kit/shop-process.ts';

const REQUESTS = 40;
const QUERY = JSON.stringify({ query: '{ products { totalCount } }' });

let environment: ProcessEnvironment;
let connection: Connection;

beforeAll(async () => {
  await buildChanged(() => undefined, ['server']);
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/test-${randomBytes(8).toString('hex')}`;
  connection = await connectDatabase(uri.href);
  environment = await createProcessEnvironment(uri.href);
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
  await environment.stop();
});

interface Begun {
  /** Sends the rest of the request; returns the response status, or the error if there is no response. */
  finish(): Promise<number | string>;
}

/** A request that the server has begun to read: it has sent `100 Continue` and waits for the body. */
async function begin(url: string): Promise<Begun> {
  const headers = { 'content-type': 'application/json', 'content-length': QUERY.length, expect: '100-continue' };
  const asked = request(`${url}/graphql`, { method: 'POST', headers });
  const answered = new Promise<number | string>((resolve) => {
    asked.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.once('error', ({ message }) => resolve(message));
  });
  asked.flushHeaders();
  await once(asked, 'continue');
  return {
    finish() {
      asked.end(QUERY);
      return answered;
    },
  };
}

/** Long enough to see that the server is no longer ready but still responds, even on a busy machine. */
const SEEN_STOPPING_SECONDS = '10';

describe.each(['production', 'development'])('a stopping server in %s', (mode) => {
  const settings = () => ({
    ...environment.settings,
    NODE_ENV: mode,
    PUBLIC_URL: 'http://127.0.0.1',
    ALLOW_SANDBOXES: 'yes',
  });

  it('answers all requests that it has started to read, and exits cleanly', async () => {
    const server = await startShopProcess({ ...settings(), SHUTDOWN_DELAY_SECONDS: '0' });
    const begun = await Promise.all(Array.from({ length: REQUESTS }, () => begin(server.url)));
    const ended = server.stop();
    // The signal has been handled once new connections are refused.
    await vi.waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow());

    const answers = await Promise.all(begun.map((each) => each.finish()));

    expect(answers).toEqual(Array(REQUESTS).fill(200));
    expect(await ended).toBe(0);
  });

  it('first reports that it is not ready, while it still answers for a while', async () => {
    const server = await startShopProcess({ ...settings(), SHUTDOWN_DELAY_SECONDS: SEEN_STOPPING_SECONDS });
    const socket = await RawSocket.open(server.url);
    const ended = server.stop();
    await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503));

    const answer = await (await begin(server.url)).finish();
    expect(answer).toBe(200);
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);

    expect(await socket.closed).toBe(SOCKET_CLOSE.goingAway);
    expect(await ended).toBe(0);
  });
});
