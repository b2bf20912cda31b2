import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RawSocket } from '../kit/raw-socket.ts';
import { reportAttack, watchStalls } from '../kit/stalls.ts';
import { useTestShop } from '../kit/test-shop.ts';

/** `npm run fuzz` sends more. */
const DOCUMENTS = Number(process.env.ATTACK_DOCUMENTS ?? 30);
const SOCKETS = 30;
const MESSAGES_A_SOCKET = 5;
const LONGEST_STALL_MS = 250;

const repeat = (count: number, text: string | ((number: number) => string)) =>
  Array.from({ length: count }, (_, number) => (typeof text === 'string' ? text : text(number))).join(' ');

/** Short documents that are slow to validate; each one is different, so that none is cached. */
const ATTACKS: Readonly<Record<string, (number: number) => string>> = {
  'one field with a selection, 480 times': (n) => `query A${n} { ${repeat(480, 'products { __typename }')} }`,
  'one field, 1,900 times': (n) => `query A${n} { ${repeat(1900, '__typename')} }`,
  'one field in 160 fragments': (n) =>
    `query A${n} { ${repeat(160, (f) => `...F${f}`)} } ${repeat(160, (f) => `fragment F${f} on Query { products { __typename } }`)}`,
  'fragments that multiply': (n) =>
    `query A${n} { ...F0 } ${repeat(120, (f) => `fragment F${f} on Query { ...F${f + 1} ...F${f + 1} ...F${f + 1} }`)} fragment F120 on Query { __typename }`,
  'unknown types': (n) => `query A${n} { __typename } ${repeat(200, (f) => `fragment F${f} on Prodact${f} { a }`)}`,
  'unknown fields after 120,000 line breaks': (n) =>
    `query A${n} { ${'\n'.repeat(120_000)} ${repeat(900, (f) => `produkts${f}`)} }`,
  '60,000 comments': (n) => `query A${n} { ${'#\n'.repeat(60_000)} __typename }`,
  'nothing wrong': (n) => `query A${n} { products(first: 3) { nodes { id name slug } } }`,
};

describe('documents that are built to be slow', () => {
  const shop = useTestShop();

  beforeAll(async () => {
    // One-time initialisation, before anything is measured.
    await shop.client().send({ query: '{ products(first: 1) { nodes { id } } }' });
  });

  it.each(Object.keys(ATTACKS))('do not block other requests when sent over HTTP: %s', async (name) => {
    const bodies = Array.from({ length: DOCUMENTS }, (_, n) => JSON.stringify({ query: ATTACKS[name]?.(n) }));
    const stalls = watchStalls();
    const statuses = await Promise.all(
      bodies.map(async (body) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`${shop.url()}/graphql`, { method: 'POST', headers, body });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    const longest = await stalls.stop();
    reportAttack(`${DOCUMENTS} documents over HTTP, ${name}`, longest);
    expect(statuses.filter((status) => ![200, 400, 429].includes(status))).toEqual([]);
    expect(longest).toBeLessThan(LONGEST_STALL_MS);
  });

  it('do not block other requests when sent over 30 sockets', async () => {
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => RawSocket.open(shop.url())));
    const stalls = watchStalls();
    for (const [socket, raw] of sockets.entries()) {
      for (let message = 0; message < MESSAGES_A_SOCKET; message += 1) {
        const name = `A${socket * MESSAGES_A_SOCKET + message}`;
        raw.subscribe(name, `subscription ${name} { stockChanged(market: KR) { ${repeat(1900, 'id')} } }`);
      }
    }
    await vi.waitFor(() => {
      for (const { messages } of sockets) expect(messages.length).toBeGreaterThanOrEqual(1 + MESSAGES_A_SOCKET);
    });
    const longest = await stalls.stop();
    for (const socket of sockets) socket.end();
    reportAttack(`${SOCKETS} sockets × ${MESSAGES_A_SOCKET} documents that repeat one field`, longest);
    expect(longest).toBeLessThan(LONGEST_STALL_MS);
  });

  it('do not block cached answers to a caller from the same address', async () => {
    const query = '{ products(first: 1) { nodes { id } } }';
    expect(await shop.client().send({ query })).toMatchObject({ status: 200, errors: [] });
  });
});
