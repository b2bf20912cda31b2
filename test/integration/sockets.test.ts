import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RawSocket } from '../kit/raw-socket.ts';
import { signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const FORBIDDEN = 4403;
const STOCK = 'subscription { stockChanged(market: KR) { id } }';

const shop = useTestShop({ settings: { TRUST_PROXY: '1', SOCKETS_PER_ADDRESS: '3' } });
const opened: RawSocket[] = [];

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.end();
  await vi.waitFor(() => expect(shop.app().http.websocketServer.clients.size).toBe(0));
});

async function open(headers: Record<string, string> = {}): Promise<RawSocket> {
  const socket = await RawSocket.open(shop.url(), { headers });
  opened.push(socket);
  return socket;
}

/** The code and reason with which an operation was rejected. */
async function toOperationError(socket: RawSocket, id: string) {
  await vi.waitFor(() => expect(socket.about(id)).toHaveLength(1));
  const [{ type, payload } = { type: '' }] = socket.about(id);
  const [error] = payload as { message: string; extensions: { code: string } }[];
  return { type, message: error?.message, code: error?.extensions.code };
}

/** Starts `count` subscriptions and returns how many are rejected; an invalid last operation marks the end of the responses. */
async function countRefused(socket: RawSocket, count: number): Promise<number> {
  for (let id = 0; id < count; id += 1) socket.subscribe(String(id), STOCK);
  socket.subscribe('last', '{');
  await toOperationError(socket, 'last');
  return socket.messages.filter(({ type, id }) => type === 'error' && id !== 'last').length;
}

describe('a socket', () => {
  it.each([
    ['a query', '{ products { totalCount } }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['a mutation', 'mutation { emptyCart { __typename } }'],
  ])('does not serve %s, and answers where to find it', async (_name, query) => {
    const socket = await open();
    socket.subscribe('a', query);
    const { type, code, message } = await toOperationError(socket, 'a');
    expect([type, code]).toEqual(['error', 'BAD_REQUEST']);
    expect(message).toContain('over HTTP');
  });

  it.each([
    ['is malformed', 'subscription {'],
    ['asks for an unknown field', 'subscription { stockChanged(market: KR) { password } }'],
    ['lacks its operation', 'fragment F on Product { id }'],
    ['has thousands of words', `subscription { ${'__typename '.repeat(3000)} }`],
    ['has a hundred aliases', `subscription { stockChanged(market: KR) { ${manyAliases(100)} } }`],
    ['has a NUL', 'subscription { reviewsChanged(productId: "\\u0000", market: KR) { id } }'],
  ])('ends an operation that %s with a reason, and stays open', async (_name, query) => {
    const socket = await open();
    socket.subscribe('a', query);
    const { code, message } = await toOperationError(socket, 'a');
    expect(code).toBe('BAD_REQUEST');
    expect(message).not.toBe('');
    socket.subscribe('b', '{');
    await toOperationError(socket, 'b');
  });

  it('reports a wrong variable as a client error', async () => {
    const socket = await open();
    const query = 'subscription ($market: Market!) { stockChanged(market: $market) { id } }';
    socket.subscribe('a', query, { market: 'MARS' });
    await vi.waitFor(() => expect(socket.about('a').length).toBeGreaterThan(0));
    expect(JSON.stringify(socket.about('a')[0]?.payload)).toContain('BAD_REQUEST');
  });

  it('allows a visitor twenty subscriptions', async () => {
    expect(await countRefused(await open(), 25)).toBe(5);
  });

  it('allows staff fifty subscriptions', async () => {
    const cookie = (await signInStaff(shop)).cookieHeader();
    expect(await countRefused(await open({ cookie }), 55)).toBe(5);
  });

  it('allows another subscription when one ends', async () => {
    const socket = await open();
    await countRefused(socket, 20);
    socket.send({ id: '0', type: 'complete' });
    socket.subscribe('again', STOCK);
    socket.subscribe('end', '{');
    await toOperationError(socket, 'end');
    expect(socket.about('again')).toEqual([]);
  });
});

function manyAliases(count: number): string {
  return Array.from({ length: count }, (_, n) => `a${n}: id`).join(' ');
}

describe('a handshake', () => {
  it('leaves no connection open if its path is refused', async () => {
    const { hostname, port } = new URL(shop.url());
    const connection = connect({ host: hostname, port: Number(port) });
    const answer: Buffer[] = [];
    connection.on('data', (chunk) => answer.push(chunk));
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
    connection.write(
      `GET /graphql?%00 HTTP/1.1\r\nHost: ${hostname}\r\n${upgrade}\r\nSec-WebSocket-Key: ${'x'.repeat(22)}==\r\n\r\n`,
    );
    await once(connection, 'close');
    expect(Buffer.concat(answer).toString()).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['null', 'https://elsewhere.example', 'nonsense'])('is refused from the origin %s', async (origin) => {
    const socket = await open({ origin });
    expect(await socket.closed).toBe(FORBIDDEN);
  });

  it("is accepted from the shop's own origin", async () => {
    const socket = await open({ origin: shop.url() });
    expect(socket.messages).toEqual([{ type: 'connection_ack' }]);
  });

  it('is refused if its address has reached its number of sockets, until one closes', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const [first] = [await open(from('2001:db8:1:2::1')), await open(from('2001:db8:1:2::2'))];
    await open(from('2001:db8:1:2::3'));
    await expect(open(from('2001:db8:1:2::4'))).rejects.toThrow('429');
    await open(from('2001:db8:1:3::1'));
    first.end();
    await vi.waitFor(() => open(from('2001:db8:1:2::5')));
  });
});
