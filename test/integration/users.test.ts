import { randomUUID } from 'node:crypto';
import { USERS_PER_PAGE } from '@eunbit/schema/account';
import type { Market } from '@eunbit/schema/market';
import { buildNameKeys } from '@eunbit/server/common/name-keys';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { toUserId } from '@eunbit/server/modules/account/viewer';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { print } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { createTestShop, useTestShop } from '../kit/test-shop.ts';

const UserList = graphql(`
  query UserList($market: Market!, $search: String!, $first: Int!, $page: Int!) {
    users(market: $market, search: $search, first: $first, page: $page) {
      totalCount page pageCount
      nodes { id email firstName lastName role isBlocked orderCount nextRoles }
    }
  }
`);
const UserParts = graphql(`
  query UserParts($id: ID!, $page: Int!) {
    user(id: $id) { id email orderCount block { reason } }
    userAddresses(userId: $id) { id city }
    moderatedReviews(authorId: $id, page: $page) { totalCount page }
    userPurchases(userId: $id, page: $page) {
      totalCount page pageCount nodes { productId market title units product { id } }
    }
    userOrders(userId: $id, page: $page) { totalCount page nodes { number } }
  }
`);
const UpdateUserBlocked = graphql(`
  mutation UpdateUserBlocked($input: UpdateUserBlockedInput!) {
    updateUserBlocked(input: $input) {
      __typename
      ... on User { id isBlocked block { reason at } }
      ... on UserError { message }
      ... on UserAdminError { code }
    }
  }
`);
const AddAnyReview = graphql(`
  mutation AddAnyReview($input: CreateReviewInput!) {
    createReview(input: $input) { __typename ... on ReviewError { code } }
  }
`);

const shop = useTestShop();
let staff: ShopClient;

beforeAll(async () => {
  staff = await signInStaff(shop);
});

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly location: Market;
  readonly phone?: string;
}

/** An account that nobody signs in to. */
const toPerson = (person: Person) => ({
  email: `${randomUUID()}@example.com`,
  role: 'USER' as const,
  createdAt: new Date(),
  ...person,
});

async function addPerson(person: Person): Promise<Member> {
  const member = await addMember(shop);
  await userModel(shop.connection).updateOne(
    { _id: toUserId(member) },
    { $set: { ...person, nameKeys: buildNameKeys(person) } },
  );
  return member;
}

const list = async (market: Market, search = '', page = 1) =>
  (await staff.run(UserList, { market, search, first: USERS_PER_PAGE[market], page })).users;

async function buy(member: Member, quantities: Record<string, number>): Promise<string> {
  const buyer = await createMemberClient(shop, member, { market: 'KR' });
  const ready = await fillCheckout(buyer, 'KR', quantities);
  return expectResult(await payByDeposit(buyer, ready), 'OrderPlaced').order.number;
}

describe('the list of accounts', () => {
  it('has 10 a page in the US store and 20 in the Korean one, each person once, newest first (STAFF-10)', async () => {
    const own = await createTestShop();
    try {
      const client = await signInStaff(own);
      for (const location of ['US', 'KR'] as const) {
        const people = Array.from({ length: 23 }, () => toPerson({ firstName: 'MINA', lastName: 'LEE', location }));
        await userModel(own.connection).insertMany(people);
      }
      const sizes: number[] = [];
      const seen = new Set<string>();
      for (const page of [1, 2, 3]) {
        const { users } = await client.run(UserList, { market: 'US', search: '', first: USERS_PER_PAGE.US, page });
        expect(users).toMatchObject({ totalCount: 23, page, pageCount: 3 });
        sizes.push(users.nodes.length);
        for (const { id } of users.nodes) seen.add(id);
      }
      expect(sizes).toEqual([10, 10, 3]);
      expect(seen.size).toBe(23);
      const { users: korean } = await client.run(UserList, {
        market: 'KR',
        search: '',
        first: USERS_PER_PAGE.KR,
        page: 99,
      });
      // The staff member belongs to the Korean store, too.
      expect(korean).toMatchObject({ totalCount: 24, page: 2, pageCount: 2 });
      expect(korean.nodes.length).toBe(4);
    } finally {
      await own.close();
    }
  });

  it('is searched by parts of names, ignoring case, and by the start of an email address (STAFF-11)', async () => {
    const family = `Y${randomUUID().slice(0, 8)}`.toUpperCase();
    const person = await addPerson({ firstName: 'GILDONG', lastName: family, location: 'US' });
    const emails = async (search: string) => (await list('US', search)).nodes.map(({ email }) => email);

    expect(await emails(` ${family.toLowerCase()} `)).toEqual([person.email]);
    expect(await emails(`Gildong ${family}`)).toEqual([person.email]);
    expect(await emails(`${family} gildong`)).toEqual([person.email]);
    expect(await emails(person.email.slice(0, 20).toUpperCase())).toEqual([person.email]);
    expect(await emails(family.slice(0, -1))).toEqual([person.email]);
    expect(await emails(family.slice(1))).toEqual([]);
    expect((await list('KR', family)).nodes).toEqual([]);
  });

  it('finds names without accents, with either apostrophe, and in Hangul in any composition (STAFF-11)', async () => {
    const rare = randomUUID().slice(0, 8);
    const person = await addPerson({ firstName: 'JOSÉ MARÍA', lastName: `O’${rare}`.toUpperCase(), location: 'US' });
    const emails = async (search: string) => (await list('US', search)).nodes.map(({ email }) => email);
    for (const search of [
      `jose maria o'${rare}`,
      `maría o${rare}`,
      `O’${rare} José`,
      `o'${rare.slice(0, 6)}`.normalize('NFD'),
    ]) {
      expect(await emails(search), search).toEqual([person.email]);
    }
    const korean = await addPerson({ firstName: '서윤', lastName: '뷁', location: 'KR' });
    for (const search of ['뷁서윤', '뷁서'.normalize('NFD'), '뷁']) {
      expect(
        (await list('KR', search)).nodes.map(({ id }) => id),
        search,
      ).toEqual([korean.id]);
    }
  });

  it('finds Korean names written without a space, and phone numbers', async () => {
    const phone = `+8210${String(Math.floor(Math.random() * 9e7) + 1e7)}`;
    const person = await addPerson({ firstName: '서윤', lastName: '황', location: 'KR', phone });
    expect((await list('KR', '황서윤')).nodes.map(({ id }) => id)).toContain(person.id);
    const found = await list('KR', `0${phone.slice(3, 5)}-${phone.slice(5, 9)}-${phone.slice(9)}`);
    expect(found.nodes.map(({ id }) => id)).toEqual([person.id]);
  });

  it.each(['.*', '^', '[', '$ne', '(a+)+$'])('treats %s as plain text', async (search) => {
    expect((await list('KR', search)).nodes).toEqual([]);
  });

  it('costs three commands including order counts and signing in', async () => {
    for (let index = 0; index < 5; index += 1) {
      const buyer = await addPerson({ firstName: 'A', lastName: 'B', location: 'KR' });
      await buy(buyer, { [shop.productId('wipe')]: 1 });
    }
    const commands = await shop.commandsDuring(() => list('KR'));
    expect(commands.toSorted()).toEqual(['aggregate', 'aggregate', 'find']);
  });

  it('uses an index for each kind of search', async () => {
    const users = userModel(shop.connection);
    for (const filter of [
      { firstName: 'A' },
      { lastName: 'A' },
      { firstName: 'A', lastName: 'B' },
      { email: /^a/ },
      { phone: '+821012345678' },
    ]) {
      const plan = JSON.stringify(await users.find({ location: 'KR', ...filter }).explain('queryPlanner'));
      expect(plan).toContain('IXSCAN');
      expect(plan).not.toContain('COLLSCAN');
    }
  });
});

describe("a person's details for staff", () => {
  it('are empty for an invalid id', async () => {
    for (const id of ['nonsense', '000000000000000000000000']) {
      expect(await staff.run(UserParts, { id, page: 1 })).toEqual({
        user: null,
        userAddresses: [],
        moderatedReviews: { totalCount: 0, page: 1 },
        userPurchases: { totalCount: 0, page: 1, pageCount: 1, nodes: [] },
        userOrders: { totalCount: 0, page: 1, nodes: [] },
      });
    }
  });

  it('include the total of their orders, without cancelled ones', async () => {
    const member = await addMember(shop);
    const [wipe, spray] = [shop.productId('wipe'), shop.productId('spray')];
    await buy(member, { [wipe]: 2 });
    const last = await buy(member, { [wipe]: 1, [spray]: 1 });
    const cancelled = await buy(member, { [spray]: 3 });
    await staff.send({
      query: `mutation { updateOrderStatus(input: { orderNumber: "${cancelled}",
        expectedStatus: PREPARING_FOR_SHIPMENT, status: ORDER_CANCELLED }) { __typename } }`,
    });

    const { user, userPurchases, userOrders } = await staff.run(UserParts, { id: member.id, page: 1 });

    expect(user?.orderCount).toBe(3);
    expect(userOrders.nodes.map(({ number }) => number).slice(0, 2)).toEqual([cancelled, last]);
    const units = Object.fromEntries(userPurchases.nodes.map(({ productId, units }) => [productId, units]));
    expect(units).toEqual({ [wipe]: 3, [spray]: 1 });
    expect(userPurchases.nodes.every(({ product }) => product !== null)).toBe(true);
  });
});

describe('a blocked person (STAFF-9)', () => {
  const block = async (input: { userId: string; isBlocked: boolean; reason?: string }) =>
    (await staff.run(UpdateUserBlocked, { input })).updateUserBlocked;

  it('cannot write a review from the next request on, but can once unblocked', async () => {
    const member = await addMember(shop);
    const client = await createMemberClient(shop, member, { market: 'KR' });
    const input = {
      market: 'KR' as const,
      productId: shop.productId('wipe'),
      title: 'Fine',
      comment: 'Does what it says.',
      rating: 5,
      pictureIds: [],
    };

    const blocked = expectResult(await block({ userId: member.id, isBlocked: true, reason: ' abuse ' }), 'User');
    expect(blocked).toMatchObject({ isBlocked: true, block: { reason: 'abuse' } });
    const refused = await client.send({ query: print(AddAnyReview), variables: { input } });
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');

    const free = expectResult(await block({ userId: member.id, isBlocked: false }), 'User');
    expect(free).toMatchObject({ isBlocked: false, block: null });
    expect((await client.run(AddAnyReview, { input })).createReview.__typename).toBe('ReviewSaved');
  });

  it('stays blocked with the first reason and time', async () => {
    const member = await addMember(shop);
    const first = expectResult(await block({ userId: member.id, isBlocked: true, reason: 'one' }), 'User');
    const second = expectResult(await block({ userId: member.id, isBlocked: true, reason: 'two' }), 'User');
    expect(second).toEqual(first);
    const entries = await auditModel(shop.connection).find({ subject: 'USER', subjectId: member.id }).lean();
    expect(entries.map(({ action }) => action)).toEqual(['USER_BLOCK_CHANGED']);
  });

  it('is staff only if blocked by an admin, and never the viewer themselves', async () => {
    const [manager, other] = [await addMember(shop, { role: 'MANAGER' }), await addMember(shop, { role: 'MANAGER' })];
    const admin = await addMember(shop, { role: 'ADMIN' });
    const asManager = await createMemberClient(shop, manager);
    const by = async (client: ShopClient, userId: string, blocked = true) =>
      (await client.run(UpdateUserBlocked, { input: { userId, isBlocked: blocked } })).updateUserBlocked;

    for (const { id } of [manager, other, admin]) {
      expect(expectResult(await by(asManager, id), 'UserAdminError')).toMatchObject({ code: 'BLOCK_REFUSED' });
    }
    expectResult(await by(await createMemberClient(shop, admin), other.id), 'User');
    expect(expectResult(await by(asManager, other.id, false), 'UserAdminError').code).toBe('BLOCK_REFUSED');
    expect(expectResult(await by(await createMemberClient(shop, admin), admin.id), 'UserAdminError').code).toBe(
      'BLOCK_REFUSED',
    );
    const query = `{ users(market: KR) { nodes { email viewerCanBlock } } }`;
    const { data } = (await asManager.send({ query })) as {
      data: { users: { nodes: { email: string; viewerCanBlock: boolean }[] } };
    };
    const can = new Map(data.users.nodes.map(({ email, viewerCanBlock }) => [email, viewerCanBlock]));
    expect(can.get(admin.email)).toBe(false);
  });

  it('must exist, and the reason is one short line', async () => {
    const member = await addMember(shop);
    const tooLong = await block({ userId: member.id, isBlocked: true, reason: 'x'.repeat(201) });
    expectResult(tooLong, 'ValidationError');
    const twoLines = await block({ userId: member.id, isBlocked: true, reason: 'a\nb' });
    expectResult(twoLines, 'ValidationError');
    expect(expectResult(await block({ userId: 'nobody', isBlocked: true }), 'UserAdminError').code).toBe(
      'USER_NOT_FOUND',
    );
  });
});
