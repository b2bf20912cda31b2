import { stockModel } from '@eunbit/server/modules/stock/stock.model';
import { describe, expect, it, vi } from 'vitest';
import { RawSocket } from '../kit/raw-socket.ts';
import { reportAttack, watchStalls } from '../kit/stalls.ts';
import { useTestShop } from '../kit/test-shop.ts';

/** `npm run fuzz` opens more. */
const SUBSCRIPTIONS = Number(process.env.ATTACK_SUBSCRIPTIONS ?? 400);
const ADDRESSES = 5;
const SUBSCRIPTIONS_A_SOCKET = 20;
const LONGEST_STALL_MS = 250;

describe('subscriptions that differ only by an alias', () => {
  const shop = useTestShop({ settings: { TRUST_PROXY: 'loopback' } });

  it('do not block other subscribers when stock changes', async () => {
    const sockets = await Promise.all(
      Array.from({ length: SUBSCRIPTIONS / SUBSCRIPTIONS_A_SOCKET }, (_, socket) =>
        RawSocket.open(shop.url(), { headers: { 'x-forwarded-for': `198.51.100.${1 + (socket % ADDRESSES)}` } }),
      ),
    );
    for (const [socket, raw] of sockets.entries()) {
      for (let number = 0; number < SUBSCRIPTIONS_A_SOCKET; number += 1) {
        const alias = `a${socket * SUBSCRIPTIONS_A_SOCKET + number}`;
        raw.subscribe(alias, `subscription { ${alias}: stockChanged(market: KR) { id } }`);
      }
    }
    await vi.waitFor(() => {
      for (const { messages } of sockets) expect(messages.length).toBeGreaterThanOrEqual(1 + SUBSCRIPTIONS_A_SOCKET);
    });
    const shopper = await RawSocket.open(shop.url());
    shopper.subscribe('own', 'subscription { stockChanged(market: KR) { id } }');
    await vi.waitFor(() => expect(shopper.messages).toHaveLength(2));

    const stalls = watchStalls();
    await stockModel(shop.connection).updateMany({ market: 'KR' }, { $set: { quantity: 0 }, $inc: { version: 1 } });
    await vi.waitFor(() => expect(shopper.about('own')[0]?.type).toBe('next'));
    const received = () => sockets.flatMap(({ messages }) => messages).filter(({ type }) => type === 'next');
    await vi.waitFor(() => expect(received().length).toBeGreaterThanOrEqual(SUBSCRIPTIONS));
    const longest = await stalls.stop();
    for (const socket of [shopper, ...sockets]) socket.end();

    reportAttack(`${SUBSCRIPTIONS} subscriptions of ${ADDRESSES} addresses`, longest);
    expect(longest).toBeLessThan(LONGEST_STALL_MS);
  });
});
