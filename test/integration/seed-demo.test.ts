import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@eunbit/server/database';
import { unpack } from '@eunbit/server/modules/statistics/packed';
import { createSaleStatistics } from '@eunbit/server/modules/statistics/sale-statistics.service';
import { createVisitCounting } from '@eunbit/server/modules/statistics/visit-counting.service';
import { visitRollupModel } from '@eunbit/server/modules/statistics/visit-rollup.model';
import type { Connection } from 'mongoose';
import { afterEach, expect, inject, it } from 'vitest';
import { seedDemo } from '../../scripts/seed/demo/seed-demo.ts';
import { addProduct, SPRAY, WIPE } from '../kit/test-catalogue.ts';

/** As of now, since the database forgets visits by its own clock. */
const NOW = new Date();
const OPTIONS = { now: NOW, days: 6, visits: 40 };

const opened: Connection[] = [];

async function emptyShop(): Promise<Connection> {
  const address = new URL(inject('mongodbUri'));
  address.pathname = `/demo-${randomBytes(8).toString('hex')}`;
  const connection = await connectDatabase(address.href);
  opened.push(connection);
  await addProduct(connection, WIPE, 0);
  await addProduct(connection, SPRAY, 1);
  return connection;
}

afterEach(async () => {
  for (const connection of opened.splice(0)) {
    await connection.dropDatabase();
    await connection.close();
  }
});

/** All figures, without when they were counted; hours are what days are made of. */
async function visitFigures(connection: Connection) {
  const rows = await visitRollupModel(connection)
    .find({ unit: { $ne: 'HOUR' } })
    .sort({ _id: 1 })
    .lean();
  return rows.map(({ countedAt: _countedAt, ...row }) => row);
}

async function saleFigures(connection: Connection) {
  const { now } = await createSaleStatistics(connection).figures('KR', 'DAYS_60', NOW);
  const { orders, units, revenue, buyers, repeatBuyers } = now;
  return { orders, units, revenue, buyers, repeatBuyers };
}

it('made-up visitors and sales are the same for the same seed, and others for another', async () => {
  const [one, same, other] = [await emptyShop(), await emptyShop(), await emptyShop()];
  expect(await seedDemo(one, { ...OPTIONS, seed: 1 })).toBe(true);
  await seedDemo(same, { ...OPTIONS, seed: 1 });
  await seedDemo(other, { ...OPTIONS, seed: 2 });

  const [visits, sales] = [await visitFigures(one), await saleFigures(one)];
  expect(visits.length).toBeGreaterThan(12);
  expect(sales.orders).toBeGreaterThan(0);
  expect(await visitFigures(same)).toEqual(visits);
  expect(await saleFigures(same)).toEqual(sales);
  expect(await visitFigures(other)).not.toEqual(visits);

  expect(await seedDemo(one, { ...OPTIONS, seed: 1 })).toBe(false);
}, 120_000);

it('made-up figures are those of a shop that counted all the time, also of visitors it has forgotten since', async () => {
  const shop = await emptyShop();
  await seedDemo(shop, { ...OPTIONS, seed: 1, days: 92, visits: 6 });
  const visits = await visitFigures(shop);

  await createVisitCounting(shop).rebuild(new Date(NOW.getTime() + 1));

  expect(await visitFigures(shop)).toEqual(visits);
  expect(visits.some(({ visitors }) => visitors && unpack(visitors).gaps.length > 7)).toBe(true);
}, 120_000);
