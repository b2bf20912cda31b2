import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OperationCounters } from '../server/operation-counters.ts';
import { message } from '../testing/raw-client.ts';
import { Connection } from './connection.ts';

const ping = message({ ping: 1, $db: 'admin' });

let socket: Socket;
let connection: Connection;
let answered: number;
/** What the handler waits for. */
let hold: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  answered = 0;
  hold = () => Promise.resolve();
  socket = new Socket();
  vi.spyOn(socket, 'write').mockImplementation(() => {
    answered++;
    return true;
  });
  connection = new Connection(1, socket, new OperationCounters(), async () => {
    await hold();
    return { reply: { ok: 1 } };
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const receive = async (bytes: Buffer, atSecond: number) => {
  vi.setSystemTime(atSecond * 1000);
  socket.emit('data', bytes);
  await turn();
};

describe('a connection', () => {
  it('ends if the rest of a message does not arrive within a minute', async () => {
    await receive(ping.subarray(0, 10), 5);
    connection.closeIfStalled(65_000);
    expect(connection.isClosed).toBe(false);

    connection.closeIfStalled(65_001);
    expect(connection.isClosed).toBe(true);
  });

  it('counts the minute from the beginning of the message, even if more bytes arrive', async () => {
    for (let second = 0; second < 20; second++) await receive(ping.subarray(second, second + 1), second * 3);
    connection.closeIfStalled(60_001);

    expect(connection.isClosed).toBe(true);
  });

  it('gives each message its own minute', async () => {
    await receive(ping.subarray(0, 10), 0);
    await receive(Buffer.concat([ping.subarray(10), ping.subarray(0, 10)]), 50);
    connection.closeIfStalled(100_000);

    expect(answered).toBe(1);
    expect(connection.isClosed).toBe(false);
  });

  it('is not read while a megabyte waits behind the running request', async () => {
    const padded = message({ ping: 1, padding: 'x'.repeat(600_000), $db: 'admin' });
    let answer = () => {};
    hold = () => new Promise((resolve) => (answer = resolve));
    socket.resume();
    await receive(padded, 0);
    await receive(padded, 0);
    expect(socket.isPaused()).toBe(false);
    await receive(padded, 0);
    expect(socket.isPaused()).toBe(true);

    hold = () => Promise.resolve();
    answer();
    await turn();
    expect(answered).toBe(3);
    expect(socket.isPaused()).toBe(false);
  });

  it('may be idle between messages for any time', async () => {
    await receive(ping, 0);
    connection.closeIfStalled(3_600_000);

    expect(answered).toBe(1);
    expect(connection.isClosed).toBe(false);
  });
});
