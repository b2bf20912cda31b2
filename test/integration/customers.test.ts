import { randomUUID } from 'node:crypto';
import { MAXIMUM_TAGS } from '@eunbit/schema/tag';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { toUserId } from '@eunbit/server/modules/account/viewer';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { guestMarkModel } from '@eunbit/server/modules/order/guest/guest-mark.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { customerNoteModel } from '@eunbit/server/modules/user/customer-note.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { ConfirmEmailChange, DeleteAccount, RequestEmailChange, ResetPassword } from '../kit/account-operations.ts';
import { addMember, createMemberClient, emailsTo, type Member, tokenFor } from '../kit/members.ts';
import { writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { CONTACT, expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const CustomerNotes = graphql(`
  query CustomerNotes($customer: CustomerInput!, $page: Int! = 1) {
    customerNotes(customer: $customer, page: $page) { totalCount pageCount nodes { text author } }
  }
`);
const CreateCustomerNote = graphql(`
  mutation CreateCustomerNote($input: CreateCustomerNoteInput!) {
    createCustomerNote(input: $input) {
      __typename
      ... on CustomerNote { id text author }
      ... on ValidationError { fieldErrors { path key } }
      ... on CustomerError { code }
    }
  }
`);
const UpdateCustomerTag = graphql(`
  mutation UpdateCustomerTag($input: UpdateCustomerTagInput!) {
    updateCustomerTag(input: $input) {
      __typename
      ... on User { tags }
      ... on Guest { tags }
      ... on ValidationError { fieldErrors { path key } }
      ... on CustomerError { code }
    }
  }
`);
const Customers = graphql(`
  query Customers($market: Market!, $search: String! = "", $tag: String) {
    users(market: $market, search: $search, tag: $tag) { nodes { id tags } }
    guests(market: $market, search: $search, tag: $tag) {
      totalCount
      nodes {
        id email firstName lastName phone tags
        summary { orderCount firstOrderAt lastOrderAt value { amount currency } }
      }
    }
  }
`);
const OneGuest = graphql(`
  query OneGuest($id: ID!) { guest(id: $id) { email } guestOrders(guestId: $id) { nodes { number } } }
`);
const OneMember = graphql(`
  query OneMember($id: ID!) {
    user(id: $id) { isEmailProven tags summary { orderCount value { amount currency } } }
    guestOrdersOfUser(userId: $id) { orderCount newestNumber orders { number } }
  }
`);
const MergeGuestOrders = graphql(`
  mutation MergeGuestOrders($input: MergeGuestOrdersInput!) {
    mergeGuestOrders(input: $input) {
      __typename
      ... on GuestOrdersMerged { orderCount user { id tags summary { orderCount } } }
      ... on CustomerError { code message }
    }
  }
`);
const SendOrderClaim = graphql(`
  mutation SendOrderClaim($input: SendOrderClaimInput!) {
    sendOrderClaim(input: $input) { __typename ... on CustomerError { code } }
  }
`);
const TakeOverOrders = graphql(`
  mutation TakeOverOrders($input: ClaimOrdersInput!) {
    claimOrders(input: $input) { __typename ... on OrdersClaimed { count } }
  }
`);
const SignUpOfGuest = graphql(`
  mutation SignUpOfGuest($input: SignUpWithOrderInput!) {
    signUpWithOrder(input: $input) { __typename ... on Viewer { id } }
  }
`);
const BuyerOfOrder = graphql(`
  query BuyerOfOrder($number: String!) {
    orderStaffDetails(number: $number) {
      buyer { __typename ... on User { id tags } ... on Guest { id tags summary { orderCount } } }
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let staff: ShopClient;

beforeEach(async () => {
  staff = await signInStaff(shop);
});

const ref = (kind: 'MEMBER' | 'GUEST', id: string) => ({ kind, id });
const collectGuests = () => shop.app().services.guests.collect();

async function addNote(customer: ReturnType<typeof ref>, text: string, idempotencyKey?: string) {
  return (await staff.run(CreateCustomerNote, { input: { customer, text, idempotencyKey } })).createCustomerNote;
}
async function setTag(customer: ReturnType<typeof ref>, tag: string, isSet = true) {
  return (await staff.run(UpdateCustomerTag, { input: { customer, tag, isSet } })).updateCustomerTag;
}
const readNotes = async (customer: ReturnType<typeof ref>, page = 1) =>
  (await staff.run(CustomerNotes, { customer, page })).customerNotes;

async function buyAsGuest(email: string): Promise<string> {
  return (await placeAsGuest(email)).order.number;
}

async function placeAsGuest(email: string) {
  const client = shop.client({ market: 'KR' });
  const ready = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 }, { email });
  return { client, ...expectResult(await payByDeposit(client, ready), 'OrderPlaced') };
}

/** Marks the member's address as proven. The ways of proving an address have tests of their own. */
const prove = ({ id, email }: Member) =>
  userModel(shop.connection).updateOne({ _id: toUserId({ id }) }, { $set: { provenEmail: email } });

/** A member with a proven address and two orders that were placed without the account. */
async function memberWithGuestOrders(): Promise<{ readonly member: Member; readonly guestId: string }> {
  const member = await addMember(shop);
  await prove(member);
  await writeOrder(shop, { number: 'EB-261101-GUEST001', email: member.email, createdAt: new Date('2026-11-01') });
  await writeOrder(shop, { number: 'EB-261102-GUEST002', email: member.email, createdAt: new Date('2026-11-02') });
  await guestMarkModel(shop.connection).create({ email: member.email });
  await collectGuests();
  const guestId = (await findGuest(member.email))?.id ?? '';
  return { member, guestId };
}

async function findGuest(search: string) {
  return (await staff.run(Customers, { market: 'KR', search })).guests.nodes[0];
}

async function seen(userId: string) {
  const { guestOrdersOfUser } = await staff.run(OneMember, { id: userId });
  if (!guestOrdersOfUser) throw new Error('there are no guest orders');
  return { userId, orderCount: guestOrdersOfUser.orderCount, newestNumber: guestOrdersOfUser.newestNumber };
}

async function merge(input: Awaited<ReturnType<typeof seen>>, by = staff) {
  return (await by.run(MergeGuestOrders, { input })).mergeGuestOrders;
}

const readOwner = async (number: string) => (await orderModel(shop.connection).findOne({ number }).lean())?.userId;
const readActions = async (subjectId: string) =>
  (await auditModel(shop.connection).find({ subjectId }).sort({ _id: 1 }).lean()).map(({ action }) => action);

/** Repeats `work` while a member deletes their account, and once afterwards. */
async function whileLeaving(client: ShopClient, { password }: Member, work: () => Promise<unknown>): Promise<void> {
  let hasLeft = false;
  const leaving = client.run(DeleteAccount, { input: { password } }).then(({ deleteAccount }) => {
    expectResult(deleteAccount, 'AccountDeleted');
    hasLeft = true;
  });
  while (!hasLeft) await work();
  await Promise.all([leaving, work()]);
}

async function claimToken({ id, email }: Member): Promise<string> {
  const { orderClaim, orderTokens } = shop.app().services;
  const newest = (await orderClaim.newestByEmail([email])).get(email);
  if (!newest) throw new Error('there are no guest orders');
  const path = orderTokens.claimPath(id, newest, new Date());
  return path.split('#link=')[1] ?? '';
}

describe('notes about a customer (CUSTOMER-1)', () => {
  it('are saved as written, and listed newest first, a page at a time', async () => {
    const member = await addMember(shop);
    const customer = ref('MEMBER', member.id);
    const key = randomUUID();
    expectResult(await addNote(customer, '  Calls before noon \n', key), 'CustomerNote');
    const again = expectResult(await addNote(customer, '  Calls before noon \n', key), 'CustomerNote');
    for (let index = 2; index <= 7; index += 1) await addNote(customer, `note ${index}`);

    const [first, second] = [await readNotes(customer), await readNotes(customer, 2)];

    expect(again).toMatchObject({ text: 'Calls before noon', author: expect.any(String) });
    expect(first).toMatchObject({ totalCount: 7, pageCount: 2 });
    expect(first.nodes.map(({ text }) => text)).toEqual(['note 7', 'note 6', 'note 5', 'note 4', 'note 3']);
    expect(second.nodes.map(({ text }) => text)).toEqual(['note 2', 'Calls before noon']);
    const logged = await auditModel(shop.connection).find({ subjectId: member.id }).lean();
    expect(logged.map(({ action }) => action)).toEqual(Array(7).fill('CUSTOMER_NOTE_ADDED'));
    // The log outlives the account.
    expect(JSON.stringify(logged)).not.toContain('noon');
  });

  it('are refused if empty or too long, or for an unknown customer', async () => {
    const { id } = await addMember(shop);
    for (const [text, key] of [
      ['  ', 'note.required'],
      ['x'.repeat(1001), 'text.tooLong'],
    ] as const) {
      const refused = expectResult(await addNote(ref('MEMBER', id), text), 'ValidationError');
      expect(refused.fieldErrors).toEqual([{ path: 'text', key }]);
    }
    for (const nobody of [ref('GUEST', id), ref('MEMBER', '0'.repeat(24)), ref('GUEST', '{"$ne":null}')]) {
      expect(expectResult(await addNote(nobody, 'hello'), 'CustomerError').code).toBe('CUSTOMER_NOT_FOUND');
      expect(expectResult(await setTag(nobody, 'vip'), 'CustomerError').code).toBe('CUSTOMER_NOT_FOUND');
    }
    expect((await readNotes(ref('MEMBER', id))).totalCount).toBe(0);
  });

  it("are in the member's data download without author, and deleted with the account (CUSTOMER-3)", async () => {
    const member = await addMember(shop);
    await addNote(ref('MEMBER', member.id), 'Prefers calls');
    await setTag(ref('MEMBER', member.id), 'VIP');
    const client = await createMemberClient(shop, member);

    const file = await fetch(`${shop.url()}/account/data.json`, { headers: { cookie: client.cookieHeader() } });
    const data = JSON.parse(await file.text());
    // A concurrent note is written before the account is deleted, or not at all.
    await whileLeaving(client, member, () => addNote(ref('MEMBER', member.id), 'late'));

    expect(data.notesOfStaff).toEqual([{ text: 'Prefers calls', at: expect.any(String) }]);
    expect(data.account.tags).toEqual(['vip']);
    expect(await customerNoteModel(shop.connection).countDocuments({ customerId: member.id })).toBe(0);
  });
});

describe('tags of a customer (CUSTOMER-2)', () => {
  it('are normalised, and filter the lists and the export', async () => {
    const [member, other] = [await addMember(shop), await addMember(shop)];
    await buyAsGuest('guest@example.com');
    await collectGuests();
    const guest = await findGuest('guest@');
    if (!guest) throw new Error('the guest is not listed');
    const set = expectResult(await setTag(ref('MEMBER', member.id), ' #Whole  Sale '), 'User');
    await setTag(ref('MEMBER', member.id), 'whole sale');
    await setTag(ref('GUEST', guest.id), 'WHOLE SALE');
    await setTag(ref('MEMBER', other.id), 'whole sale');
    await setTag(ref('MEMBER', other.id), 'Whole sale', false);

    const found = await staff.run(Customers, { market: 'KR', tag: '# Whole sale' });
    const searched = await staff.run(Customers, { market: 'KR', search: other.email, tag: 'whole sale' });
    const file = await fetch(`${shop.url()}/users.csv?market=KR&tag=whole+sale`, {
      headers: { cookie: staff.cookieHeader() },
    });

    expect(set).toMatchObject({ tags: ['whole sale'] });
    expect(found.users.nodes).toEqual([{ id: member.id, tags: ['whole sale'] }]);
    expect(found.guests.nodes.map(({ id, tags }) => ({ id, tags }))).toEqual([{ id: guest.id, tags: ['whole sale'] }]);
    expect(searched.users.nodes).toEqual([]);
    expect((await file.text()).split('\r\n').slice(1, -1)).toEqual([expect.stringContaining(member.email)]);
    expect(await readActions(other.id)).toEqual(['CUSTOMER_TAGS_CHANGED', 'CUSTOMER_TAGS_CHANGED']);
    expect(await readActions(member.id)).toEqual(['CUSTOMER_TAGS_CHANGED']);
  });

  it('are limited to 20, and none is lost if colleagues set some at once', async () => {
    const customer = ref('MEMBER', (await addMember(shop)).id);
    const tags = Array.from({ length: MAXIMUM_TAGS + 3 }, (_, index) => `tag ${index}`);
    const answers = [];
    // Sends four requests at a time.
    for (let from = 0; from < tags.length; from += 4) {
      answers.push(...(await Promise.all(tags.slice(from, from + 4).map((tag) => setTag(customer, tag)))));
    }

    const refused = answers.filter(({ __typename }) => __typename === 'ValidationError');
    const { user } = await staff.run(OneMember, { id: customer.id });

    expect(user?.tags).toHaveLength(MAXIMUM_TAGS);
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ fieldErrors: [{ path: 'tag', key: 'tag.tooMany' }] });
    // An existing tag does not count again.
    expectResult(await setTag(customer, user?.tags[0] ?? ''), 'User');
    expect(expectResult(await setTag(customer, ' # '), 'ValidationError').fieldErrors[0]?.key).toBe('tag.required');
  });
});

describe('guests (CUSTOMER-4)', () => {
  it('are listed by their orders, with what they paid less refunds', async () => {
    const email = 'guest@example.com';
    await buyAsGuest(email);
    const paid = {
      method: 'DEPOSIT',
      status: 'PAID',
      summary: 'PAID',
      paidAmount: 50_000,
      refundedAmount: 8_000,
    } as const;
    await writeOrder(shop, { number: 'EB-260101-GUEST001', email, createdAt: new Date('2026-01-01'), payment: paid });
    await writeOrder(shop, { number: 'EB-260102-MEMBER01', email, userId: shop.staff.email, payment: paid });
    await writeOrder(shop, {
      number: 'EB-260103-GUEST002',
      email,
      market: 'US',
      createdAt: new Date('2026-01-03'),
      payment: { method: 'CARD', status: 'PAID', summary: 'PAID', paidAmount: 2_500, refundedAmount: 0 },
    });
    await collectGuests();

    const guest = await findGuest('이미나');
    const { guest: one, guestOrders } = await staff.run(OneGuest, { id: guest?.id ?? '' });

    expect(guest).toMatchObject({ email, firstName: '미나', lastName: '이', phone: '+821012345678' });
    expect(guest?.summary).toMatchObject({
      orderCount: 3,
      firstOrderAt: '2026-01-01T00:00:00.000Z',
      value: [
        { amount: 42_000, currency: 'KRW' },
        { amount: 2_500, currency: 'USD' },
      ],
    });
    expect(one).toEqual({ email });
    expect(guestOrders?.nodes.map(({ number }) => number).slice(1)).toEqual([
      'EB-260103-GUEST002',
      'EB-260101-GUEST001',
    ]);
    for (const search of ['guest@exa', '010-1234-5678', '미나']) expect((await findGuest(search))?.email).toBe(email);
    expect(await findGuest('미')).toBeUndefined();
    expect((await staff.run(Customers, { market: 'US' })).guests.nodes).toEqual([]);
    for (const id of ['nonsense', '0'.repeat(24)]) {
      expect(await staff.run(OneGuest, { id })).toEqual({ guest: null, guestOrders: null });
    }
  });

  it('are exported to a file that is safe in a spreadsheet (CUSTOMER-6)', async () => {
    await writeOrder(shop, {
      number: 'EB-260101-GUEST001',
      email: 'guest@example.com',
      address: { firstName: '=cmd()', lastName: 'LEE' },
      payment: { method: 'DEPOSIT', status: 'PAID', summary: 'PAID', paidAmount: 50_000, refundedAmount: 8_000 },
      createdAt: new Date('2026-01-01T03:00:00Z'),
    });
    await guestMarkModel(shop.connection).create({ email: 'guest@example.com' });
    await collectGuests();
    await setTag(ref('GUEST', (await findGuest('guest@'))?.id ?? ''), '@vip');
    const read = async (client: ShopClient, query: string) => {
      const file = await fetch(`${shop.url()}/users.csv?market=KR&kind=${query}`, {
        headers: { cookie: client.cookieHeader() },
      });
      return { status: file.status, lines: (await file.text()).split('\r\n') };
    };

    const { lines } = await read(staff, 'GUEST');

    expect(lines.slice(1)).toEqual([
      `LEE,"'=CMD()",guest@example.com,010-1234-5678,"'@vip",1,2026-01-01 12:00:00,2026-01-01 12:00:00,42000,`,
      '',
    ]);
    expect((await read(staff, 'EVERYBODY')).status).toBe(400);
    expect((await read(await createMemberClient(shop, await addMember(shop)), 'GUEST')).status).toBe(403);
    const exported = { action: 'LIST_EXPORTED', subjectId: 'guests-KR' } as const;
    expect(await auditModel(shop.connection).countDocuments(exported)).toBe(1);
  });

  it('are shown beside members on the order page', async () => {
    const number = await buyAsGuest(CONTACT.email);
    await collectGuests();
    const buyerOf = async () => (await staff.run(BuyerOfOrder, { number })).orderStaffDetails?.buyer;
    expect(await buyerOf()).toMatchObject({ __typename: 'Guest', summary: { orderCount: 1 } });

    const member = await addMember(shop);
    await orderModel(shop.connection).updateOne({ number }, { $set: { userId: member.id } });
    expect(await buyerOf()).toEqual({ __typename: 'User', id: member.id, tags: [] });
  });
});

describe('guest orders of a member (CUSTOMER-5)', () => {
  it('are moved with notes and tags, and still open by their pass code', async () => {
    const { member, guestId } = await memberWithGuestOrders();
    await writeOrder(shop, { number: 'EB-261103-0THER001', email: 'other@example.com' });
    await addNote(ref('GUEST', guestId), 'Asked for an invoice');
    await setTag(ref('GUEST', guestId), 'wholesale');
    await setTag(ref('MEMBER', member.id), 'vip');

    const { guestOrdersOfUser } = await staff.run(OneMember, { id: member.id });
    const merged = expectResult(await merge(await seen(member.id)), 'GuestOrdersMerged');
    await collectGuests();

    expect(guestOrdersOfUser?.orders.map(({ number }) => number)).toEqual(['EB-261102-GUEST002', 'EB-261101-GUEST001']);
    expect(merged).toMatchObject({ orderCount: 2, user: { tags: ['vip', 'wholesale'], summary: { orderCount: 2 } } });
    expect((await readNotes(ref('MEMBER', member.id))).nodes.map(({ text }) => text)).toEqual(['Asked for an invoice']);
    expect(await readOwner('EB-261101-GUEST001')).toBe(member.id);
    expect(await readOwner('EB-261103-0THER001')).toBeNull();
    const order = await orderModel(shop.connection).findOne({ number: 'EB-261101-GUEST001' }).lean();
    expect(order?.encryptedPassCode).not.toBeNull();
    expect((await staff.run(OneGuest, { id: guestId })).guest).toBeNull();
    expect(await findGuest(member.email)).toBeUndefined();
    expect(await readActions(member.id)).toEqual(['CUSTOMER_TAGS_CHANGED', 'GUEST_ORDERS_MERGED']);
    // The merged orders are in the member's data download.
    const client = await createMemberClient(shop, member);
    const file = await fetch(`${shop.url()}/account/data.json`, { headers: { cookie: client.cookieHeader() } });
    expect(await file.json()).toMatchObject({
      orders: { length: 2 },
      notesOfStaff: [{ text: 'Asked for an invoice' }],
    });
  });

  it('are not moved if the address is not verified, until the member opens the link that staff send', async () => {
    const { member } = await memberWithGuestOrders();
    await userModel(shop.connection).updateOne({ _id: toUserId(member) }, { $unset: { provenEmail: '' } });
    const offer = async () => (await staff.run(SendOrderClaim, { input: { userId: member.id } })).sendOrderClaim;

    const refused = expectResult(await merge(await seen(member.id)), 'CustomerError');
    expectResult(await offer(), 'OrderClaimSent');

    expect(refused.code).toBe('EMAIL_UNPROVEN');
    expect(refused.message).toContain('link');
    expect(await readOwner('EB-261101-GUEST001')).toBeNull();
    expect(await emailsTo(shop, member.email)).toEqual(['CLAIM_ORDERS']);

    const client = await createMemberClient(shop, member);
    const { claimOrders } = await client.run(TakeOverOrders, { input: { token: await claimToken(member) } });
    expect(expectResult(claimOrders, 'OrdersClaimed').count).toBe(2);
    expect((await staff.run(OneMember, { id: member.id })).user?.isEmailProven).toBe(true);
    expect(expectResult(await offer(), 'CustomerError').code).toBe('NO_GUEST_ORDERS');
    expect(await findGuest(member.email)).toBeUndefined();
  });

  it('are offered by email at most three times an hour', async () => {
    stopClock();
    const { member } = await memberWithGuestOrders();
    const codes = [];
    for (let count = 0; count < 4; count += 1) {
      const { sendOrderClaim } = await staff.run(SendOrderClaim, { input: { userId: member.id } });
      codes.push(sendOrderClaim.__typename === 'CustomerError' ? sendOrderClaim.code : sendOrderClaim.__typename);
    }
    expect(codes).toEqual([...Array(3).fill('OrderClaimSent'), 'TOO_MANY_REQUESTS']);
  });

  it('are moved to the account that a guest creates from an order, and the last move ends the guest', async () => {
    const email = 'guest@example.com';
    await buyAsGuest(email);
    const { client, accessToken, order } = await placeAsGuest(email);
    await collectGuests();
    await addNote(ref('GUEST', (await findGuest(email))?.id ?? ''), 'Asked for an invoice');

    const { signUpWithOrder } = await client.run(SignUpOfGuest, { input: { accessToken, password: 'silver-light' } });
    const { id } = expectResult(signUpWithOrder, 'Viewer');
    await collectGuests();

    // The token opens one order and reveals nothing about the other.
    expect(await readOwner(order.number)).toBe(id);
    expect((await findGuest(email))?.summary.orderCount).toBe(1);
    expect((await staff.run(OneMember, { id })).user?.isEmailProven).toBe(false);
    expect((await readNotes(ref('MEMBER', id))).totalCount).toBe(0);

    const last = await placeAsGuest('last@example.com');
    await collectGuests();
    await addNote(ref('GUEST', (await findGuest('last@example.com'))?.id ?? ''), 'Calls before noon');
    const { accessToken: token } = last;
    const answer = await last.client.run(SignUpOfGuest, { input: { accessToken: token, password: 'silver-light' } });
    const member = expectResult(answer.signUpWithOrder, 'Viewer');
    await collectGuests();
    expect(await findGuest('last@example.com')).toBeUndefined();
    expect((await readNotes(ref('MEMBER', member.id))).nodes.map(({ text }) => text)).toEqual(['Calls before noon']);
  });

  it('require an address verified by a link opened in the mailbox, and nothing less', async () => {
    const member = await addMember(shop);
    const client = await createMemberClient(shop, member);
    const isProven = async () => (await staff.run(OneMember, { id: member.id })).user?.isEmailProven;
    expect(await isProven()).toBe(false);

    const email = `${randomUUID()}@example.com`;
    await client.run(RequestEmailChange, { input: { email, password: member.password } });
    expect(await isProven()).toBe(false);
    const token = await tokenFor(shop, member, { kind: 'EMAIL_CHANGE_CONFIRM', to: email });
    await shop.client().run(ConfirmEmailChange, { input: { token } });
    expect(await isProven()).toBe(true);

    const other = await addMember(shop);
    const { accountLinks } = shop.app().services;
    const record = await userModel(shop.connection).findById(other.id).lean();
    if (!record) throw new Error('there is no account');
    const link = accountLinks.passwordResetLink(record, new Date()).split('link=')[1];
    const password = 'another-silver-light';
    const input = { token: link ?? '', password, confirmation: password };
    await shop.client().run(ResetPassword, { input });
    expect((await staff.run(OneMember, { id: other.id })).user?.isEmailProven).toBe(true);
  });

  it('are moved only as they were shown: one placed meanwhile has to be reviewed first', async () => {
    const { member } = await memberWithGuestOrders();
    const before = await seen(member.id);
    const number = await buyAsGuest(member.email);

    expect(expectResult(await merge(before), 'CustomerError').code).toBe('GUEST_ORDERS_CHANGED');
    expect(await readOwner('EB-261101-GUEST001')).toBeNull();

    expect(expectResult(await merge(await seen(member.id)), 'GuestOrdersMerged').orderCount).toBe(3);
    expect(await readOwner(number)).toBe(member.id);
  });

  it('are neither lost nor duplicated if another one is placed at that moment', async () => {
    const { member } = await memberWithGuestOrders();
    const [answer, number] = await Promise.all([merge(await seen(member.id)), buyAsGuest(member.email)]);
    await collectGuests();

    const owner = await readOwner(number);
    const guest = await findGuest(member.email);
    const left = answer.__typename === 'GuestOrdersMerged' ? 1 : 3;
    expect(guest?.summary.orderCount).toBe(left);
    expect(owner).toBeNull();
    expect(await readOwner('EB-261101-GUEST001')).toBe(left === 1 ? member.id : null);
  });

  it('are moved once, even if two members of staff do it at once', async () => {
    const { member, guestId } = await memberWithGuestOrders();
    await addNote(ref('GUEST', guestId), 'Asked for an invoice');
    const colleague = await createMemberClient(shop, await addMember(shop, { role: 'MANAGER' }));
    const input = await seen(member.id);

    const answers = await Promise.all([merge(input), merge(input, colleague)]);

    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['CustomerError', 'GuestOrdersMerged']);
    expect(answers).toContainEqual(expect.objectContaining({ code: 'NO_GUEST_ORDERS' }));
    expect(await readActions(member.id)).toEqual(['GUEST_ORDERS_MERGED']);
    expect((await readNotes(ref('MEMBER', member.id))).totalCount).toBe(1);
  });

  it('are never moved to an account that was deleted meanwhile', async () => {
    const member = await addMember(shop);
    await prove(member);
    const client = await createMemberClient(shop, member);
    const numbers: string[] = [];

    await whileLeaving(client, member, async () => {
      const number = `EB-261101-1ATE${String(numbers.length).padStart(4, '0')}`;
      numbers.push(number);
      await writeOrder(shop, { number, email: member.email });
      return merge({ userId: member.id, orderCount: 1, newestNumber: number });
    });
    await collectGuests();

    expect(numbers.length).toBeGreaterThan(1);
    expect(await orderModel(shop.connection).countDocuments({ userId: member.id })).toBe(0);
    expect((await findGuest(member.email))?.summary.orderCount).toBe(numbers.length);
    const late = { userId: member.id, orderCount: numbers.length, newestNumber: numbers.at(-1) ?? '' };
    expect(expectResult(await merge(late), 'CustomerError').code).toBe('CUSTOMER_NOT_FOUND');
  });
});
