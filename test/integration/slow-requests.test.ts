import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestShop } from '../kit/test-shop.ts';

const SLOW_CONNECTIONS = 300;

const shop = useTestShop({ settings: { REQUEST_TIMEOUT_SECONDS: '2' } });
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Opens a connection, sends the text and then nothing more. */
function send(text: string): Socket {
  const socket = connect(Number(new URL(shop.url()).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.setEncoding('utf8');
  socket.write(text);
  return socket;
}

function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  return new Promise((resolve) => socket.once('close', () => resolve(answer)));
}

const BEGINNING = 'POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n';

describe('an incomplete request', () => {
  it.each([
    ['whose body trickles in', `${BEGINNING}content-length: 1000\r\n\r\n{"query":`],
    ['whose headers never end', BEGINNING],
  ])('%s is cut off', async (_name, text) => {
    expect(await readAnswer(send(text))).toMatch(/^HTTP\/1.1 408 /);
  });

  it('does not block others, however many there are', async () => {
    for (let count = 0; count < SLOW_CONNECTIONS; count += 1) send(`${BEGINNING}content-length: 1000\r\n\r\n{`);
    const { errors } = await shop.client().send({ query: '{ products { totalCount } }' });
    expect(errors).toEqual([]);
  });
});
