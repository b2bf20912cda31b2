import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@eunbit/server/app/database';
import { createVault } from '@eunbit/server/common/tokens';
import { Types } from 'mongoose';
import { expect, inject, it, onTestFinished } from 'vitest';
import { buildChanged } from '../../scripts/setup/build.ts';
import { createProcessEnvironment } from '../kit/process-environment.ts';
import { startShopProcess } from '../kit/shop-process.ts';

const [OLD, NEW] = ['q7Vd0xw2Jm5bGz9KfR3nTt8LpYc6HsAe1UoiXB4r', 'nR4tY8uQ2wE6zX0cV5bM9kJ3hG7fD1sAaL6pPoIi'] as const;
/** Five batches of the job. */
const ORDERS_TO_KILL_AMID = 1_000;

it('the secret rotation resumes after a crash, in the next process', async () => {
  await buildChanged(() => undefined, ['server']);
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/test-${randomBytes(8).toString('hex')}`;
  const connection = await connectDatabase(uri.href);
  const environment = await createProcessEnvironment(uri.href);
  onTestFinished(async () => {
    await connection.dropDatabase();
    await connection.close();
    await environment.stop();
  });
  const orders = connection.collection('orders');
  const before = createVault(OLD);
  const written = Array.from({ length: ORDERS_TO_KILL_AMID }, (_, index) => ({
    number: `EB-${index}`,
    checkoutId: new Types.ObjectId(),
    market: 'KR',
    status: 'ORDER_SHIPPED',
    createdAt: new Date(),
    payment: { method: 'DEPOSIT', status: 'PAID' },
    encryptedPassCode: before.encrypt(`code ${index}`),
  }));
  await orders.insertMany(written);
  const settings = {
    ...environment.settings,
    APP_SECRET: NEW,
    APP_SECRET_PREVIOUS: OLD,
    ROLE: 'jobs',
    PUBLIC_URL: 'https://shop.example.com',
  };
  const { keyId } = createVault(NEW);
  const countDone = () => orders.countDocuments({ encryptedPassCode: new RegExp(`^${keyId}:`) });
  const stream = orders.watch();
  const firstChange = stream.next();
  // The last batch is held back, so that the job cannot finish before the process dies.
  const session = await connection.startSession();
  session.startTransaction();
  await orders.updateOne({ number: `EB-${ORDERS_TO_KILL_AMID - 1}` }, { $set: { isHeld: true } }, { session });
  const first = await startShopProcess(settings);
  await firstChange;
  await first.kill();
  await session.abortTransaction();
  await session.endSession();
  await stream.close();
  const doneAtDeath = await countDone();
  expect(doneAtDeath).toBeGreaterThan(0);
  expect(doneAtDeath).toBeLessThan(ORDERS_TO_KILL_AMID);
  // As if a minute had passed and the lock of the dead process had expired.
  await connection.collection('jobs').updateOne({ name: 're-encrypt-values' }, { $set: { lockedAt: null } });

  const second = await startShopProcess(settings);
  onTestFinished(async () => void (await second.stop()));
  await expect.poll(countDone, { timeout: 240_000, interval: 500 }).toBe(ORDERS_TO_KILL_AMID);

  const fresh = createVault(NEW);
  for await (const { number, encryptedPassCode } of orders.find()) {
    expect(fresh.decrypt(String(encryptedPassCode))).toBe(String(number).replace('EB-', 'code '));
  }
});
