import { userModel } from '@eunbit/server/modules/account/user.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEmails, waitForEmail } from '../kit/emails.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import { CreateReview, writeOrder } from '../kit/reviews.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const DAY = 86_400_000;
const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
let member: Member;
let people = 0;
let ordered = 0;

beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  // The sandbox stores the emails of all tests.
  people += 1;
  member = await addMember(shop, { email: `buyer${people}@example.com` });
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

/** An order of a wipe that was delivered this many days ago. */
async function addDelivered(days: number, change: Partial<OrderRecord> = {}) {
  await writeOrder(shop, { userId: member.id, market: 'KR', productId: wipe });
  ordered += 1;
  const number = `EB-260301-${String(ordered).padStart(8, '0')}`;
  const arrived = {
    number,
    fulfilmentStatus: 'DELIVERED',
    deliveredAt: daysAgo(days),
    email: member.email,
    ...change,
  } as const;
  const order = await orderModel(shop.connection)
    .findOneAndUpdate({}, { $set: arrived }, { sort: { _id: -1 }, returnDocument: 'after' })
    .lean();
  if (!order) throw new Error('no order');
  return order;
}

const runJob = (server = 0) => shop.app(server).services.reviewInvitations.queueDue();
const queued = () => emailModel(shop.connection).countDocuments({ kind: 'REVIEW_INVITATION' });

async function review() {
  const client = await createMemberClient(shop, member);
  const fields = { title: 'Good', comment: 'As it says.', rating: 5, pictureIds: [] };
  const input = { market: 'KR' as const, productId: wipe, ...fields };
  expectResult((await client.run(CreateReview, { input })).createReview, 'ReviewSaved');
}

describe('ten days after the delivery (REVIEW-21)', () => {
  it('a member is invited once, by links to the form with the stars preselected', async () => {
    await addDelivered(10.1);

    expect([await runJob(), await runJob()]).toEqual([1, 0]);

    const email = await waitForEmail(shop, { to: member.email, kind: 'REVIEW_INVITATION' });
    expect(email.subject).toBe('[은빛] 구매하신 상품은 어떠셨나요?');
    const links = (email.text.match(/https?:\/\/\S*leave-a-review\S*/g) ?? []).map((url) => new URL(url));
    expect(links.map(({ searchParams }) => searchParams.get('stars'))).toEqual(['5', '4', '3', '2', '1']);
    expect(links.every(({ searchParams }) => searchParams.get('productId') === wipe)).toBe(true);
  });

  it('two servers that run the job at once send one email', async () => {
    await addDelivered(10.1);
    await addDelivered(11);

    const counts = await Promise.all([runJob(0), runJob(1), runJob(0), runJob(1)]);

    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await queued()).toBe(2);
  });

  it('the invitation is sent neither before nor long after', async () => {
    await addDelivered(9.9);
    await addDelivered(13.1);

    expect(await runJob()).toBe(0);
  });
});

describe('nobody is invited', () => {
  it.each<[string, Partial<OrderRecord>]>([
    ['as a guest, who cannot review', { userId: null }],
    ['about a cancelled order', { status: 'ORDER_CANCELLED' }],
    ['about what came back', { fulfilmentStatus: 'RETURNED' }],
  ])('%s', async (_what, change) => {
    await addDelivered(10.1, change);

    expect([await runJob(), await queued()]).toEqual([0, 0]);
  });

  it.each([
    ['who may not write reviews', { blocked: true }],
    ['who wants no emails about orders', { orderEmails: false }],
  ])('%s', async (_who, change) => {
    await addDelivered(10.1);
    await userModel(shop.connection).updateOne({ email: member.email }, { $set: change });

    expect([await runJob(), await queued()]).toEqual([0, 0]);
  });

  it('who has reviewed everything, in this store', async () => {
    await addDelivered(10.1);
    await review();

    expect([await runJob(), await queued()]).toEqual([0, 0]);
  });

  it('whose account is deleted, even if the email is waiting', async () => {
    await addDelivered(10.1);
    await runJob();
    const client = await createMemberClient(shop, member);
    await client.send({ query: 'mutation { deleteAccount(input: { password: "silver-light" }) { __typename } }' });

    await shop.deliver();

    expect(await readEmails(shop.emailUrl, { to: member.email, kind: 'REVIEW_INVITATION' })).toEqual([]);
  });

  it('who writes the review before the email is sent', async () => {
    await addDelivered(10.1);
    expect(await runJob()).toBe(1);
    await review();

    await shop.deliver();

    const emails = await emailModel(shop.connection).find({ kind: 'REVIEW_INVITATION' }).lean();
    expect(emails).toMatchObject([{ status: 'SKIPPED' }]);
  });
});
