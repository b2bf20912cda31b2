import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '@eunbit/embedded-mongodb';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { connectDatabase } from '@eunbit/server/app/database';
import { createLiveHub } from '@eunbit/server/live/live-hub';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { createStockLive } from '@eunbit/server/modules/stock/stock-live';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/setup/free-port.ts';
import { createProduct, WIPE } from '../kit/test-catalogue.ts';

let dataPath: string;

beforeAll(async () => {
  dataPath = await mkdtemp(join(tmpdir(), 'eunbit-live-'));
});
afterAll(() => rm(dataPath, { recursive: true, force: true }));

it('live events and mirrors resume when the database is back', async () => {
  const port = await freePort();
  const first = await start({ dataPath, port, sync: false });
  const uri = new URL(first.uri);
  uri.pathname = '/live-recovery';
  const connection = await connectDatabase(uri.href);
  const productId = await createProduct(connection, WIPE);
  const hub = createLiveHub(pino({ level: 'silent' }));
  const { stockLevels, stockEvents } = createStockLive(connection, hub, { current: DEFAULT_SHOP_SETTINGS });
  await hub.open();
  const stocks = stockModel(connection);
  const sell = () => stocks.updateOne({ _id: stockId('KR', productId) }, { $inc: { quantity: -1 } });
  const shown = async () => (await stockLevels.read()).get(stockId('KR', productId))?.quantity;

  const events = stockEvents.subscribe('stock-level:KR');
  await sell();
  expect((await events.next()).value?.quantity).toBe(99);
  expect(await shown()).toBe(99);

  await first.stop();
  const second = await start({ dataPath, port, sync: false });
  await sell();
  await sell();
  const seen = [(await events.next()).value?.quantity, (await events.next()).value?.quantity];
  expect(seen.at(-1)).toBe(97);
  expect(await shown()).toBe(97);

  await hub.close();
  await connection.close();
  await second.stop();
});
