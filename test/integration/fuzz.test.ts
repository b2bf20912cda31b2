import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { stockModel } from '@eunbit/server/modules/stock/stock.model';
import { expect, it, onTestFinished, vi } from 'vitest';
import { seededRandom } from '../../scripts/setup/seeded-random.ts';
import { FuzzMessages } from '../kit/fuzz-messages.ts';
import { RawSocket } from '../kit/raw-socket.ts';
import { watchStalls } from '../kit/stalls.ts';
import { useTestShop } from '../kit/test-shop.ts';

/** `npm run test:all` sends more; `npm run fuzz` also others. */
const MESSAGES = Number(process.env.FUZZ_MESSAGES ?? 2000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

/** Below the rate limit of a socket, so that its messages are rejected for their content only. */
const MESSAGES_A_SOCKET = 90;
const LONGEST_STALL_MS = 1000;
/** Maximum growth of memory in a run of any length; the engine's own usage varies by some megabytes. */
const LEFT_MEGABYTES = 24;

const shop = useTestShop();

/** Memory in use after garbage collection. */
function usedMegabytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** Sends messages by one socket, which may not read and may break off. Returns how many were sent until it was closed. */
async function sendSome(fuzz: FuzzMessages, count: number): Promise<number> {
  const socket = await RawSocket.open(shop.url(), { init: fuzz.below(10) > 0 });
  if (fuzz.below(10) === 0) socket.socket.pause();
  let sent = 0;
  for (; sent < count && socket.socket.readyState === socket.socket.OPEN; sent += 1) {
    socket.socket.send(fuzz.next());
    // Now and then lets the server respond and the socket change its state.
    if (fuzz.below(10) === 0) await new Promise(setImmediate);
  }
  if (fuzz.below(2) === 0) socket.socket.close();
  else socket.end();
  await Promise.race([socket.closed, new Promise(setImmediate)]);
  socket.end();
  return sent;
}

async function sendAll(fuzz: FuzzMessages, messages: number): Promise<void> {
  for (let left = messages; left > 0; ) left -= await sendSome(fuzz, Math.min(left, MESSAGES_A_SOCKET));
  await vi.waitFor(() => {
    const left = [...shop.app().http.websocketServer.clients];
    expect(left.map(({ readyState, isPaused, bufferedAmount }) => ({ readyState, isPaused, bufferedAmount }))).toEqual(
      [],
    );
  });
}

it(`${MESSAGES} random messages of seed ${SEED} leave the server unharmed`, async () => {
  const fuzz = new FuzzMessages(seededRandom(SEED));
  const subscribers = shop.app().services.live.subscribers;
  // One-time initialisation.
  await sendAll(fuzz, Math.min(MESSAGES, 1000));
  const before = usedMegabytes();

  const stalls = watchStalls();
  await sendAll(fuzz, MESSAGES);

  expect(await stalls.stop()).toBeLessThan(LONGEST_STALL_MS);
  await vi.waitFor(() => expect(shop.app().services.live.subscribers).toBe(subscribers));
  expect(usedMegabytes() - before).toBeLessThan(LEFT_MEGABYTES);
}, 600_000);

it('the server still publishes events', async () => {
  const socket = await RawSocket.open(shop.url());
  onTestFinished(() => socket.end());
  socket.subscribe('a', 'subscription { stockChanged(market: KR) { id } }');
  // Waits until the server has confirmed the subscription.
  await vi.waitFor(() => expect(socket.messages).toHaveLength(2));
  await stockModel(shop.connection).updateMany({ market: 'KR' }, { $set: { quantity: 0 }, $inc: { version: 1 } });
  await vi.waitFor(() => expect(socket.about('a')[0]?.type).toBe('next'));
});
