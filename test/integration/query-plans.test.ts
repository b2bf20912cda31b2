import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reviewModel } from '@eunbit/server/modules/review/review.model';
import { describe, expect, it } from 'vitest';
import { QueryPlans } from '../kit/query-plans.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop();

/** The problems in the query plans of all database commands of `work`. */
async function complaintsAbout(work: () => Promise<unknown>): Promise<string[]> {
  const plans = new QueryPlans();
  const client = shop.connection.getClient();
  client.on('commandStarted', plans.note);
  await work();
  client.off('commandStarted', plans.note);
  return plans.complaints(shop.connection);
}

const orders = () => orderModel(shop.connection);

const lookup = ($match: { $match: object }, $lookup: { from: string; localField: string; foreignField: string }) =>
  orders().aggregate([$match, { $lookup: { ...$lookup, as: 'found' } }]);

describe('the query watcher of every test shop', () => {
  it.each([
    ['a search without an index', () => orders().find({ phone: '1' }).lean()],
    ['a count without one', () => orders().countDocuments({ phone: '1' })],
    ['an update without one', () => orders().updateMany({ phone: '1' }, { $set: { phone: '2' } })],
    ['a deletion without one', () => orders().deleteMany({ phone: '1' })],
    ['a change of one document without one', () => orders().findOneAndUpdate({ phone: '1' }, { $set: { phone: '2' } })],
    ['distinct values without one', () => orders().distinct('phone')],
    ['counting a whole collection', () => emailModel(shop.connection).countDocuments({})],
    [
      'a lookup in another collection without one',
      () => lookup({ $match: { number: 'EB-1' } }, { from: 'emails', localField: 'number', foreignField: 'subject' }),
    ],
    ['an index of texts alone, without a word of texts', () => orders().findOne({ 'payment.intentId': 'pi_1' }).lean()],
  ])('reports %s', async (_what, work) => {
    expect(await complaintsAbout(async () => work())).toEqual([expect.stringContaining('reads all')]);
  });

  it('reports a list with a sort order without index, but not the same list in an indexed order', async () => {
    const complaints = await complaintsAbout(async () => {
      await orders().find({ market: 'KR' }).sort({ createdAt: -1, _id: -1 }).lean();
      await orders().find({ market: 'KR' }).sort({ phone: 1 }).lean();
    });
    expect(complaints).toEqual([expect.stringContaining('sorts')]);
  });

  it('distinguishes the same query to two collections', async () => {
    const complaints = await complaintsAbout(async () => {
      await orders().findOne({ email: 'a@example.com' }).lean();
      await reviewModel(shop.connection).findOne({ email: 'a@example.com' }).lean();
    });
    expect(complaints).toEqual([expect.stringContaining('reads all: {"find":"reviews"')]);
  });

  it('accepts queries that an index answers', async () => {
    const complaints = await complaintsAbout(async () => {
      await orders().findOne({ number: 'EB-1' }).lean();
      await orders()
        .findOne({ 'payment.intentId': { $eq: 'pi_1', $type: 'string' } })
        .lean();
      await orders().countDocuments({ market: 'KR', status: 'ORDER_SHIPPED' });
      await orders().estimatedDocumentCount();
    });
    expect(complaints).toEqual([]);
  });
});
