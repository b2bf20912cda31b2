import { inTransaction } from '@eunbit/server/common/transaction';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { toUserId } from '@eunbit/server/modules/account/viewer';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { waitForEmail } from '../kit/emails.ts';
import { addMember, createMemberClient, emailsTo, type Member } from '../kit/members.ts';
import { writeOrder } from '../kit/orders.ts';
import { shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CONTACT, expectResult, fillCheckout, payByDeposit } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const AddOrderTag = graphql(`
  mutation AddOrderTag($input: AddOrderTagInput!) {
    addOrderTag(input: $input) {
      __typename
      ... on OrderUpdated { order { tags } }
      ... on ValidationError { fieldErrors { path key } }
      ... on OrderError { code }
    }
  }
`);
const RemoveOrderTag = graphql(`
  mutation RemoveOrderTag($input: RemoveOrderTagInput!) {
    removeOrderTag(input: $input) {
      __typename
      ... on OrderUpdated { order { tags } }
      ... on OrderError { code }
    }
  }
`);
const AssignOrder = graphql(`
  mutation AssignOrder($input: AssignOrderInput!) {
    assignOrder(input: $input) {
      __typename
      ... on OrderUpdated { order { assignee { id name isAtWork } } }
      ... on OrderConflictError { order { assignee { id } } }
      ... on OrderError { code }
    }
  }
`);
const UpdateOrderTagsAndAssignees = graphql(`
  mutation UpdateOrderTagsAndAssignees($input: UpdateOrderTagsAndAssigneesInput!) {
    updateOrderTagsAndAssignees(input: $input) {
      __typename
      ... on OrdersUpdated { orders { orderNumber outcome code order { tags assignee { id } } } }
      ... on ValidationError { fieldErrors { path key } }
      ... on OrderError { code }
    }
  }
`);
const CustomerOrdersReader = graphql(`
  query CustomerOrdersReader($filter: OrderFilterInput) {
    orders(market: KR, filter: $filter) { edges { node { number tags assignee { name isAtWork } } } }
    orderTags(market: KR)
    colleagues { id isAtWork }
  }
`);
const MentionOnOrder = graphql(`
  mutation MentionOnOrder($input: CreateOrderNoteInput!) {
    createOrderNote(input: $input) {
      __typename
      ... on OrderStaffDetailsUpdated { file { notes { text mentions { id name } } } }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);
const Mentions = graphql(`
  query Mentions { mentions { id orderNumber text author isRead } }
`);
const MarkMentionsRead = graphql(`
  mutation MarkMentionsRead($input: MarkMentionsReadInput!) { markMentionsRead(input: $input) { id isRead } }
`);
const MentionChanged = graphql(`
  subscription MentionChanged { mentionChanged { orderNumber isRead } }
`);
const UpdateMentionSettings = graphql(`
  mutation UpdateMentionSettings($input: UpdateMentionSettingsInput!) {
    updateMentionSettings(input: $input) { hasEmails }
  }
`);
const MentionSettings = graphql(`
  query MentionSettings { mentionSettings { hasEmails } }
`);
const CustomerOrders = graphql(`
  query CustomerOrders($number: String!) {
    orderStaffDetails(number: $number) {
      customerOrders { latest { number } values { count value { amount currency } } }
    }
  }
`);
const RecordWholeDeposit = graphql(`
  mutation RecordWholeDeposit($input: RecordDepositInput!) {
    recordDeposit(input: $input) { __typename ... on OrderUpdated { order { status } } }
  }
`);
const Timeline = graphql(`
  query Timeline($orderNumber: String!, $kinds: [OrderTimelineKind!], $first: Int, $after: String) {
    orderTimeline(orderNumber: $orderNumber, kinds: $kinds, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes {
        id
        kind
        at
        actor { name }
        statusChange { status }
        auditEntry { action }
        movement { kind amount { amount currency } note }
        fulfilment { items { quantity } parcels { trackingNumber } }
        parcelNews { trackingNumber news { status } }
        email { kind status }
        note { text mentions { name } }
      }
    }
  }
`);

const NUMBER = 'EB-260301-00000DE1';

const seoulDay = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let mina: ShopClient;
let jun: ShopClient;
let junAccount: Member;

beforeEach(async () => {
  junAccount = await addMember(shop, { role: 'MANAGER' });
  mina = await createMemberClient(shop, await addMember(shop, { role: 'MANAGER' }));
  jun = await createMemberClient(shop, junAccount, { server: 1 });
  await writeOrder(shop, { number: NUMBER });
});

const addTag = async (client: ShopClient, tag: string, orderNumber = NUMBER) =>
  (await client.run(AddOrderTag, { input: { orderNumber, tag } })).addOrderTag;
const assign = async (client: ShopClient, assigneeId: string | null, expectedAssigneeId: string | null) =>
  (await client.run(AssignOrder, { input: { orderNumber: NUMBER, assigneeId, expectedAssigneeId } })).assignOrder;
const find = async (filter: object) =>
  (await mina.run(CustomerOrdersReader, { filter })).orders.edges.map(({ node }) => node);
const mention = async (text: string, mentionIds: string[]) =>
  (await mina.run(MentionOnOrder, { input: { orderNumber: NUMBER, text, mentionIds } })).createOrderNote;
const actions = async () =>
  (await auditModel(shop.connection).find({ subjectId: NUMBER }).sort({ at: 1 }).lean()).map(({ action }) => action);

describe('tags of an order (COLLABORATION-2)', () => {
  it('are all kept if two people tag at once, normalised, searchable and suggested', async () => {
    await Promise.all([addTag(mina, ' #Gift  Wrap '), addTag(jun, 'VIP')]);
    const again = expectResult(await addTag(jun, 'vip'), 'OrderUpdated');

    expect([...again.order.tags].sort()).toEqual(['gift wrap', 'vip']);
    expect((await find({ tag: 'VIP' })).map(({ number }) => number)).toEqual([NUMBER]);
    expect(await find({ tag: 'nobody' })).toEqual([]);
    expect([...(await mina.run(CustomerOrdersReader, { filter: null })).orderTags].sort()).toEqual([
      'gift wrap',
      'vip',
    ]);
    const { removeOrderTag } = await mina.run(RemoveOrderTag, { input: { orderNumber: NUMBER, tag: 'VIP' } });
    expect(expectResult(removeOrderTag, 'OrderUpdated').order.tags).toEqual(['gift wrap']);
    expect(await actions()).toEqual(['ORDER_TAGS_CHANGED', 'ORDER_TAGS_CHANGED', 'ORDER_TAGS_CHANGED']);
  });

  it('are words of at most 30 characters, ten at most, on an existing order', async () => {
    const { fieldErrors } = expectResult(await addTag(mina, ' # '), 'ValidationError');
    expect(fieldErrors).toEqual([{ path: 'tag', key: 'tag.required' }]);
    expectResult(await addTag(mina, 'x'.repeat(31)), 'ValidationError');
    const eleven = await Promise.all(Array.from({ length: 11 }, (_, index) => addTag(mina, `tag ${index}`)));
    expect(eleven.filter(({ __typename }) => __typename === 'OrderUpdated')).toHaveLength(10);
    expect(expectResult(await addTag(mina, 'one more'), 'OrderError').code).toBe('TAG_LIMIT');
    expect(expectResult(await addTag(mina, 'x', 'EB-260301-0000N0NE'), 'OrderError').code).toBe('ORDER_NOT_FOUND');
  });
});

describe('the assignee of an order (COLLABORATION-3)', () => {
  it('is one of two who take it at once, can be searched, and is marked once they have left', async () => {
    const minaId =
      (await mina.run(CustomerOrdersReader, { filter: null })).colleagues.find(({ id }) => id !== junAccount.id)?.id ??
      '';
    const taken = await Promise.all([assign(mina, minaId, null), assign(jun, junAccount.id, null)]);
    expect(taken.map(({ __typename }) => __typename).sort()).toEqual(['OrderConflictError', 'OrderUpdated']);

    const winner = taken[0]?.__typename === 'OrderUpdated' ? minaId : junAccount.id;
    const given = expectResult(await assign(mina, junAccount.id, winner), 'OrderUpdated');
    expect(given.order.assignee).toEqual({ id: junAccount.id, name: 'MINA LEE', isAtWork: true });
    const lost = expectResult(await assign(mina, minaId, null), 'OrderConflictError');
    expect(lost.order.assignee).toMatchObject({ id: junAccount.id });
    expect((await find({ assigneeId: junAccount.id })).map(({ number }) => number)).toEqual([NUMBER]);

    await userModel(shop.connection).updateOne({ _id: toUserId(junAccount) }, { $set: { role: 'USER' } });
    expect((await find({ assigneeId: junAccount.id }))[0]?.assignee?.isAtWork).toBe(false);
    const freed = expectResult(await assign(mina, null, junAccount.id), 'OrderUpdated');
    expect(freed.order.assignee).toBeNull();
    expect(await find({ assigneeId: junAccount.id })).toEqual([]);
    expect((await actions()).filter((action) => action === 'ORDER_ASSIGNED')).toHaveLength(3);
  });

  it('must work in the back office', async () => {
    const customer = await addMember(shop);
    const blocked = await addMember(shop, { role: 'MANAGER', blocked: true });
    for (const id of [customer.id, blocked.id, '0123456789abcdef01234567', 'nonsense']) {
      expect(expectResult(await assign(mina, id, null), 'OrderError').code).toBe('NOT_STAFF');
    }
  });
});

describe('tagging or assigning many orders at once (COLLABORATION-11)', () => {
  const SECOND = 'EB-260301-00000DE2';
  const UNKNOWN = 'EB-260301-0000N0NE';
  const update = async (client: ShopClient, input: object, orderNumbers = [NUMBER, SECOND, UNKNOWN]) =>
    (
      await client.run(UpdateOrderTagsAndAssignees, {
        input: { orderNumbers, change: 'ASSIGN', tag: null, assigneeId: null, ...input },
      })
    ).updateOrderTagsAndAssignees;
  const outcomes = async (client: ShopClient, input: object) =>
    expectResult(await update(client, input), 'OrdersUpdated').orders.map(({ outcome, code }) => code ?? outcome);

  it('returns a result for each and logs what has changed', async () => {
    await writeOrder(shop, { number: SECOND });
    for (let index = 0; index < 10; index += 1) await addTag(mina, `tag ${index}`, SECOND);
    expect(await outcomes(mina, { change: 'ADD_TAG', tag: ' #VIP' })).toEqual(['DONE', 'TAG_LIMIT', 'ORDER_NOT_FOUND']);
    expect(await outcomes(mina, { change: 'ADD_TAG', tag: 'vip' })).toEqual(['DONE', 'TAG_LIMIT', 'ORDER_NOT_FOUND']);
    expect((await find({ tag: 'vip' })).map(({ number }) => number)).toEqual([NUMBER]);
    expect(await outcomes(mina, { change: 'REMOVE_TAG', tag: 'vip' })).toEqual(['DONE', 'DONE', 'ORDER_NOT_FOUND']);
    expect(await find({ tag: 'vip' })).toEqual([]);

    expect(await outcomes(mina, { assigneeId: junAccount.id })).toEqual(['DONE', 'DONE', 'ORDER_NOT_FOUND']);
    expect(await outcomes(mina, { assigneeId: junAccount.id })).toEqual(['DONE', 'DONE', 'ORDER_NOT_FOUND']);
    expect((await find({ assigneeId: junAccount.id })).map(({ number }) => number).sort()).toEqual([NUMBER, SECOND]);
    expect(await outcomes(jun, {})).toEqual(['DONE', 'DONE', 'ORDER_NOT_FOUND']);
    expect(await find({ assigneeId: junAccount.id })).toEqual([]);
    expect(await actions()).toEqual(['ORDER_TAGS_CHANGED', 'ORDER_TAGS_CHANGED', 'ORDER_ASSIGNED', 'ORDER_ASSIGNED']);
  });

  it('assigns an order to one of two people if two assign it at once', async () => {
    const { colleagues } = await mina.run(CustomerOrdersReader, { filter: null });
    const minaId = colleagues.find(({ id }) => id !== junAccount.id)?.id ?? '';
    await Promise.all([update(mina, { assigneeId: minaId }), update(jun, { assigneeId: junAccount.id })]);
    const [order] = await find({});
    expect(order?.assignee).not.toBeNull();
    // If both succeeded, the second one saw the first assignment and took over, so no change is logged twice.
    const given = await auditModel(shop.connection).find({ subjectId: NUMBER, action: 'ORDER_ASSIGNED' }).lean();
    const steps = given.map(({ changes }) => JSON.stringify(changes));
    expect(new Set(steps).size).toBe(steps.length);
  });

  it('is refused as a whole for somebody without the role, no tag, or too many orders', async () => {
    const blocked = await addMember(shop, { role: 'MANAGER', blocked: true });
    for (const assigneeId of [blocked.id, '0123456789abcdef01234567', 'nonsense']) {
      expect(expectResult(await update(mina, { assigneeId }), 'OrderError').code).toBe('NOT_STAFF');
    }
    const keyOf = async (input: object, orderNumbers?: string[]) =>
      expectResult(await update(mina, input, orderNumbers), 'ValidationError').fieldErrors[0]?.key;
    expect(await keyOf({ change: 'ADD_TAG' })).toBe('tag.required');
    expect(await keyOf({ change: 'ADD_TAG', tag: 'x'.repeat(31) })).toBe('text.tooLong');
    expect(await keyOf({}, [])).toBe('orders.noneSelected');
    expect(
      await keyOf(
        {},
        Array.from({ length: 101 }, () => NUMBER),
      ),
    ).toBe('orders.tooMany');
    expect(await actions()).toEqual([]);
  });
});

describe('a note that mentions a colleague (COLLABORATION-4)', () => {
  it('notifies them live and by email, once, and only they see the mention', async () => {
    const events = jun.subscribe(MentionChanged, {});
    // Two subscribers: the subscription and the watch for the end of its session.
    await expect.poll(() => shop.app(1).services.live.subscribers).toBe(2);
    const { file } = expectResult(
      await mention('@MINA LEE please <b>look</b>', [junAccount.id]),
      'OrderStaffDetailsUpdated',
    );

    expect(file.notes[0]?.mentions).toEqual([{ id: junAccount.id, name: 'MINA LEE' }]);
    expect(await events.next()).toEqual({ mentionChanged: { orderNumber: NUMBER, isRead: false } });
    const email = await waitForEmail(shop, { to: junAccount.email, kind: 'ORDER_MENTION' });
    expect(email.text).toContain('please <b>look</b>');
    expect(email.html).not.toContain('<b>look</b>');
    const { mentions } = await jun.run(Mentions);
    expect(mentions).toMatchObject([{ orderNumber: NUMBER, author: 'MINA LEE', isRead: false }]);
    expect((await mina.run(Mentions)).mentions).toEqual([]);

    await events.stop();
    const input = { ids: mentions.map(({ id }) => id) };
    expect((await mina.run(MarkMentionsRead, { input })).markMentionsRead).toEqual([]);
    expect((await jun.run(Mentions)).mentions[0]?.isRead).toBe(false);
    expect((await jun.run(MarkMentionsRead, { input })).markMentionsRead[0]?.isRead).toBe(true);
  });

  it('is rejected without notifying anybody if one of them does not work there', async () => {
    const customer = await addMember(shop);
    const refused = expectResult(await mention('Look.', [junAccount.id, customer.id]), 'ValidationError');
    expect(refused.fieldErrors).toEqual([{ path: 'mentionIds', key: 'mention.notStaff' }]);
    const many = Array.from({ length: 11 }, () => junAccount.id);
    expect(expectResult(await mention('Look.', many), 'ValidationError').fieldErrors[0]?.key).toBe('mention.tooMany');
    expect(await emailsTo(shop, junAccount.email)).toEqual([]);
    expect((await jun.run(Mentions)).mentions).toEqual([]);
    expect(await actions()).toEqual([]);
  });
});

describe('emails about mentions (COLLABORATION-10)', () => {
  it('can be switched off on all devices, and the list of mentions stays', async () => {
    expect((await jun.run(MentionSettings)).mentionSettings.hasEmails).toBe(true);
    await jun.run(UpdateMentionSettings, { input: { hasEmails: false } });
    expectResult(await mention('Look.', [junAccount.id]), 'OrderStaffDetailsUpdated');

    expect(await emailsTo(shop, junAccount.email)).toEqual([]);
    expect((await jun.run(Mentions)).mentions).toMatchObject([{ text: 'Look.', isRead: false }]);
    expect((await jun.run(MentionSettings)).mentionSettings.hasEmails).toBe(false);
    expect((await mina.run(MentionSettings)).mentionSettings.hasEmails).toBe(true);
    await jun.run(UpdateMentionSettings, { input: { hasEmails: true } });
    expectResult(await mention('Look again.', [junAccount.id]), 'OrderStaffDetailsUpdated');
    await waitForEmail(shop, { to: junAccount.email, kind: 'ORDER_MENTION' });
    expect(await emailsTo(shop, junAccount.email)).toEqual(['ORDER_MENTION']);
  });

  it('are not sent if they are switched off before sending', async () => {
    await jun.run(UpdateMentionSettings, { input: { hasEmails: false } });
    const { orderReader, outbox } = shop.app(0).services;
    expectResult(await mention('Look.', [junAccount.id]), 'OrderStaffDetailsUpdated');
    const noteId = (await orderReader.byNumber(NUMBER))?.notes?.[0]?.id ?? '';
    await inTransaction(shop.connection, async (session) => {
      const refs = { orderNumber: NUMBER, noteId, staffId: junAccount.id };
      outbox.queue(session, { kind: 'ORDER_MENTION', about: noteId, refs, to: junAccount.email, language: 'ko' });
    });
    await shop.deliver();

    expect(
      await emailModel(shop.connection).findOne({ kind: 'ORDER_MENTION', to: junAccount.email }).lean(),
    ).toMatchObject({ status: 'SKIPPED' });
  });
});

describe("a customer's other orders (COLLABORATION-5)", () => {
  it('include those of the member and of guests with the address, with totals in each currency', async () => {
    const member = await addMember(shop);
    const paid = (paidAmount: number, refundedAmount = 0) => ({ payment: { paidAmount, refundedAmount } });
    await writeOrder(shop, { number: 'EB-260302-00000DE2', userId: member.id, email: member.email, ...paid(12_000) });
    await writeOrder(shop, { number: 'EB-260302-00000DE3', email: member.email, ...paid(9_000, 4_000) });
    await writeOrder(shop, { number: 'EB-260302-00000DE4', email: member.email, market: 'US', ...paid(899) });
    await writeOrder(shop, {
      number: 'EB-260302-00000DE5',
      userId: member.id,
      email: 'other@example.com',
      status: 'ORDER_CANCELLED',
      ...paid(0),
    });

    const { orderStaffDetails } = await mina.run(CustomerOrders, { number: 'EB-260302-00000DE2' });

    const { latest = [], values = [] } = orderStaffDetails?.customerOrders ?? {};
    expect(latest.map(({ number }) => number.slice(-3)).sort()).toEqual(['DE3', 'DE4', 'DE5']);
    expect(values).toEqual([
      { count: 2, value: { amount: 17_000, currency: 'KRW' } },
      { count: 1, value: { amount: 899, currency: 'USD' } },
    ]);
  });
});

describe('the timeline of an order (COLLABORATION-6)', () => {
  type Kind = 'ACTIVITY' | 'MONEY' | 'PARCEL' | 'EMAIL' | 'NOTE';

  async function timeline(orderNumber: string, page: { kinds?: Kind[]; first?: number; after?: string | null } = {}) {
    const { orderTimeline } = await mina.run(Timeline, { orderNumber, first: 50, ...page });
    if (!orderTimeline) throw new Error('there is no such order');
    return orderTimeline;
  }

  /** A deposit order that was paid, tagged, annotated and shipped, with tracking events of the carrier. */
  async function worked(): Promise<string> {
    const buyer = shop.client({ market: 'KR' });
    const ready = await fillCheckout(buyer, 'KR', { [shop.productId('wipe')]: 1 });
    const { order } = expectResult(await payByDeposit(buyer, ready), 'OrderPlaced');
    const orderNumber = order.number;
    const paid = { amount: 12_120, receivedOn: seoulDay(), depositorName: '이미나', bankId: 'kb' };
    const { recordDeposit } = await mina.run(RecordWholeDeposit, { input: { orderNumber, ...paid } });
    expectResult(recordDeposit, 'OrderUpdated');
    expectResult(await addTag(mina, 'gift', orderNumber), 'OrderUpdated');
    const input = { orderNumber, text: 'Call @MINA LEE.', mentionIds: [junAccount.id] };
    expectResult((await mina.run(MentionOnOrder, { input })).createOrderNote, 'OrderStaffDetailsUpdated');
    await shipped(jun, orderNumber);
    const entriesOf = { message: null, place: null, happenedAt: null, estimatedDelivery: null, updatedAt: new Date() };
    await orderModel(shop.connection).updateOne(
      { number: orderNumber },
      { $set: { 'fulfilments.0.parcels.0.news': { status: 'DELIVERED', ...entriesOf } } },
    );
    return orderNumber;
  }

  it('lists steps, money, parcels, emails and notes, each once, newest first, with the author', async () => {
    const number = await worked();
    await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_STATUS_CHANGED' });

    const { nodes, totalCount } = await timeline(number);

    const times = nodes.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(totalCount).toBe(nodes.length);
    const entriesOf = (wanted: Kind) => nodes.filter(({ kind }) => kind === wanted);
    expect(entriesOf('ACTIVITY')).toMatchObject([
      { statusChange: { status: 'ORDER_SHIPPED' }, actor: { name: 'MINA LEE' } },
      { auditEntry: { action: 'ORDER_TAGS_CHANGED' }, actor: { name: 'MINA LEE' } },
      { statusChange: { status: 'PREPARING_FOR_SHIPMENT' }, actor: null },
    ]);
    const amount = { amount: 12_120, currency: 'KRW' };
    expect(entriesOf('MONEY')).toMatchObject([{ movement: { kind: 'PAYMENT', amount }, actor: { name: 'MINA LEE' } }]);
    expect(entriesOf('PARCEL')).toMatchObject([
      { parcelNews: { trackingNumber: '123456789012', news: { status: 'DELIVERED' } }, actor: null },
      { fulfilment: { items: [{ quantity: 1 }], parcels: [{ trackingNumber: '123456789012' }] } },
    ]);
    expect(entriesOf('NOTE')).toMatchObject([{ note: { text: 'Call @MINA LEE.', mentions: [{ name: 'MINA LEE' }] } }]);
    expect(entriesOf('EMAIL').map(({ email }) => email?.kind)).toEqual(
      expect.arrayContaining(['ORDER_STATUS_CHANGED']),
    );
  });

  it('is filtered by kind, and paged without gaps or duplicates', async () => {
    const number = await worked();
    const whole = (await timeline(number)).nodes.map(({ id }) => id);
    const walked: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: Awaited<ReturnType<typeof timeline>> = await timeline(number, { first: 3, after });
      walked.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
    } while (after);

    expect(walked).toEqual(whole);
    expect((await timeline(number, { kinds: ['NOTE'] })).nodes.map(({ kind }) => kind)).toEqual(['NOTE']);
    const chosen = await timeline(number, { kinds: ['MONEY', 'PARCEL'] });
    expect(new Set(chosen.nodes.map(({ kind }) => kind))).toEqual(new Set(['MONEY', 'PARCEL']));
    const onlyNotes = await shop.commandsDuring(() => timeline(number, { kinds: ['NOTE'] }));
    const all = await shop.commandsDuring(() => timeline(number));
    // The activity log, the ledger and the outbox are not queried for notes.
    expect(all.length - onlyNotes.length).toBeGreaterThanOrEqual(3);
  });

  it('is for staff only, for existing orders and valid pages', async () => {
    const number = await worked();
    const buyer = shop.client({ market: 'KR' });
    const query = 'query ($number: String!) { orderTimeline(orderNumber: $number) { totalCount } }';
    expect((await buyer.send({ query, variables: { number } })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const customer = await createMemberClient(shop, await addMember(shop));
    expect((await customer.send({ query, variables: { number } })).errors[0]?.extensions.code).toBe('FORBIDDEN');

    expect((await mina.run(Timeline, { orderNumber: 'EB-260301-0000N0NE' })).orderTimeline).toBeNull();
    await expect(timeline(number, { first: 0 })).rejects.toThrow('1 to 100');
    await expect(timeline(number, { after: 'nonsense' })).rejects.toThrow('cursor');
  });
});
