import { setTimeout as delay } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

/**
 * Pings the server at the address in its argument sequentially, every few milliseconds. On each message from its parent it
 * reports the pings since the last message. It is a separate process, so that load in the parent is not measured as delay of
 * the server.
 */

export interface Pings {
  count: number;
  /** The longest ping in milliseconds, including an unanswered one. */
  longest: number;
}

const PAUSE_MS = 5;

const client = await new MongoClient(process.argv[2] ?? '', { socketTimeoutMS: 0 }).connect();
const admin = client.db('admin');
let pings: Pings = { count: 0, longest: 0 };
let began = performance.now();

process.on('message', () => {
  const { count, longest } = pings;
  process.send?.({ count, longest: Math.max(longest, performance.now() - began) });
  pings = { count: 0, longest: 0 };
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

for (;;) {
  began = performance.now();
  await admin.command({ ping: 1 });
  pings.count += 1;
  pings.longest = Math.max(pings.longest, performance.now() - began);
  await delay(PAUSE_MS);
}
