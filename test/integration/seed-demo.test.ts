import { randomBytes } from 'node:crypto';
import { isTrackingNumber } from '@eunbit/schema/validation-tracking';
import { connectDatabase } from '@eunbit/server/app/database';
import { createVault } from '@eunbit/server/common/tokens';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { createMediaService } from '@eunbit/server/modules/media/media.service';
import { createOrderCounters } from '@eunbit/server/modules/order/counting/order-counters';
import { createOrderSales } from '@eunbit/server/modules/order/counting/order-sales';
import { guestModel } from '@eunbit/server/modules/order/guest/guest.model';
import { createGuests } from '@eunbit/server/modules/order/guest/guests';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { productQuestionModel } from '@eunbit/server/modules/product-question/product-question.model';
import { reviewModel } from '@eunbit/server/modules/review/review.model';
import { summarise } from '@eunbit/server/modules/review/review-score';
import { reviewScoreModel } from '@eunbit/server/modules/review/review-score.model';
import { reviewVoteModel } from '@eunbit/server/modules/review/review-vote.model';
import { createCountings } from '@eunbit/server/modules/statistics/countings';
import { unpack } from '@eunbit/server/modules/statistics/packed';
import { createSaleStatistics } from '@eunbit/server/modules/statistics/sale-statistics.service';
import { visitRollupModel } from '@eunbit/server/modules/statistics/visit-rollup.model';
import { contactMessageModel } from '@eunbit/server/modules/support/contact-message.model';
import { partnershipRequestModel } from '@eunbit/server/modules/support/partnership-request.model';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seedAccounts } from '../../scripts/seed/accounts.ts';
import { seedDemo } from '../../scripts/seed/demo/seed-demo.ts';
import { createProduct, SPRAY, WIPE } from '../kit/test-catalogue.ts';

/** The current time, since a TTL index removes old visits. */
const NOW = new Date();
/** Encrypts with this shop's secret, which can also decrypt the pass code. */
const VAULT = createVault('a secret of more than thirty-two characters');
const OPTIONS = { now: NOW, days: 6, visits: 40, encryptedPassCode: VAULT.encrypt('moon') };

const opened: Connection[] = [];

async function emptyShop(): Promise<Connection> {
  const address = new URL(inject('mongodbUri'));
  address.pathname = `/demo-${randomBytes(8).toString('hex')}`;
  const connection = await connectDatabase(address.href);
  opened.push(connection);
  // A review of a product that the shop has pictures of.
  await createProduct(connection, { ...WIPE, slug: 'all-purpose-wipe' }, 0);
  await createProduct(connection, SPRAY, 1);
  return connection;
}

afterAll(async () => {
  for (const connection of opened.splice(0)) {
    await connection.dropDatabase();
    await connection.close();
  }
});

/** All figures without the time of counting; days are computed from hours. */
async function visitFigures(connection: Connection) {
  const rows = await visitRollupModel(connection)
    .find({ unit: { $ne: 'HOUR' } })
    .sort({ _id: 1 })
    .lean();
  return rows.map(({ countedAt: _countedAt, ...row }) => row);
}

async function saleFigures(connection: Connection) {
  const { now } = await createSaleStatistics(
    connection,
    createOrderSales(connection, createOrderCounters(connection)),
  ).figures('KR', 'DAYS_60', NOW);
  const { orders, units, revenue, buyers, repeatBuyers } = now;
  return { orders, units, revenue, buyers, repeatBuyers };
}

it('sample visitors and sales are the same for the same seed, and different for another', async () => {
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
});

it('sample figures match those of a shop that always counted, including visitors since deleted', async () => {
  const shop = await emptyShop();
  await seedDemo(shop, { ...OPTIONS, seed: 1, days: 92, visits: 6 });
  const visits = await visitFigures(shop);

  await createCountings(shop).visits.rebuild(new Date(NOW.getTime() + 1));

  expect(await visitFigures(shop)).toEqual(visits);
  expect(visits.some(({ visitors }) => visitors && unpack(visitors).gaps.length > 7)).toBe(true);
});

describe('the people of a sample shop', () => {
  const now = new Date('2026-06-15T03:00:00Z');
  let shop: Connection;
  beforeAll(async () => {
    shop = await emptyShop();
    await createProduct(shop, { ...SPRAY, slug: 'shoe-tissue' }, 2);
    await seedAccounts(shop, 'silver-light');
    await seedDemo(shop, { ...OPTIONS, seed: 1, now, days: 90, visits: 25 });
  });

  it('have no actions in the future', async () => {
    const orders = await orderModel(shop).find().lean();
    const reviews = await reviewModel(shop).find().lean();
    const messages = await contactMessageModel(shop).find().lean();
    const members = await userModel(shop).find({ role: 'USER', email: /demo/ }).lean();
    const moments = [
      ...orders.flatMap(({ createdAt, statusHistory }) => [createdAt, ...statusHistory.map(({ at }) => at)]),
      ...reviews.flatMap(({ createdAt, reply }) => [createdAt, ...(reply ? [reply.at] : [])]),
      ...messages.flatMap(({ createdAt, answers = [] }) => [createdAt, ...answers.map(({ at }) => at)]),
      ...members.map(({ createdAt }) => createdAt),
    ];

    expect(Math.max(...moments.map(Number))).toBeLessThanOrEqual(now.getTime());
    for (const { status, statusHistory, fulfilments } of orders) {
      const tracking = fulfilments.flatMap(({ parcels }) => parcels);
      expect(statusHistory.at(-1)?.status).toBe(status);
      expect(tracking.every(({ carrier, trackingNumber }) => isTrackingNumber(carrier, trackingNumber))).toBe(true);
      expect(tracking).toHaveLength(status === 'ORDER_SHIPPED' ? 1 : 0);
    }
  });

  it('have unique names, and members have orders in their accounts', async () => {
    const orders = await orderModel(shop).find({ market: 'KR' }).lean();
    const names = new Set(orders.map(({ address }) => `${address.lastName}${address.firstName}`));
    expect(names.size).toBeGreaterThan(orders.length / 3);

    const bought = orders.filter(({ userId }) => userId !== null);
    expect(bought.length).toBeGreaterThan(0);
    expect(bought.length).toBeLessThan(orders.length);
    for (const { userId, email, createdAt } of bought) {
      const member = await userModel(shop).findById(userId).lean();
      expect(member?.email).toBe(email);
      expect(member?.createdAt.getTime()).toBeLessThanOrEqual(createdAt.getTime());
    }
  });

  it('are guests without an account, listed for staff, with orders that a pass code opens', async () => {
    const orders = await orderModel(shop).find({ userId: null }).lean();
    await createGuests(shop).collect();
    const guests = await guestModel(shop).distinct('email');

    expect(guests.length).toBeGreaterThan(0);
    expect(new Set(guests)).toEqual(new Set(orders.map(({ email }) => email)));
    for (const { encryptedPassCode } of orders) expect(VAULT.decrypt(encryptedPassCode ?? '')).toBe('moon');
  });

  it('write reviews marked as samples, never as purchases (REVIEW-20)', async () => {
    const reviews = await reviewModel(shop).find().lean();
    expect(reviews.length).toBeGreaterThan(0);
    expect(reviews.every(({ isExample, verifiedPurchase }) => isExample && !verifiedPurchase)).toBe(true);
    for (const { _id, counts, exampleCount } of await reviewScoreModel(shop).find().lean()) {
      expect.soft(exampleCount, _id).toBe(summarise(counts).count);
    }
  });

  it('upload pictures of a product if the shop has some, which anybody can load', async () => {
    const pictured = await reviewModel(shop).find({ hasPictures: true }).lean();
    expect(pictured.length).toBeGreaterThan(0);
    const media = createMediaService(shop);
    for (const { pictures } of pictured) {
      for (const { mediaId } of pictures) expect((await media.load(mediaId))?.contentType, mediaId).toBe('image/jpeg');
    }
  });

  it('ask sample questions in both stores, after they have joined, most of them answered (QUESTION-12)', async () => {
    const questions = await productQuestionModel(shop).find().lean();
    expect(new Set(questions.map(({ market }) => market))).toEqual(new Set(['KR', 'US']));
    expect(questions.every(({ isExample, isSecret, isHidden }) => isExample && !isSecret && !isHidden)).toBe(true);
    expect(new Set(questions.map(({ isAnswered }) => isAnswered))).toEqual(new Set([true, false]));
    for (const { userId, createdAt, answer } of questions) {
      const member = await userModel(shop).findById(userId).lean();
      expect(member?.createdAt.getTime()).toBeLessThanOrEqual(createdAt.getTime());
      expect((answer?.at ?? createdAt).getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
      expect((answer?.at ?? createdAt).getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('rate products, and some reviews and questions are answered', async () => {
    const reviews = await reviewModel(shop).find().lean();
    expect(new Set(reviews.map(({ reply }) => reply === null))).toEqual(new Set([true, false]));
    for (const { _id, market, productId, counts } of await reviewScoreModel(shop).find().lean()) {
      const rated = reviews.filter((review) => review.market === market && review.productId === productId);
      expect.soft(summarise(counts).count, _id).toBe(rated.length);
    }
    const votes = await reviewVoteModel(shop).find().lean();
    for (const { _id, helpfulCount } of reviews) {
      const own = votes.filter(({ reviewId }) => reviewId.equals(_id));
      expect.soft(new Set(own.map(({ userId }) => userId)).size, String(_id)).toBe(helpfulCount);
    }
    const statuses = await contactMessageModel(shop).distinct('status');
    expect(statuses).toEqual(expect.arrayContaining(['ANSWERED', 'CLOSED']));
    expect(await partnershipRequestModel(shop).countDocuments()).toBeGreaterThan(0);
  });
});
