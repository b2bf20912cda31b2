import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { buyByCard } from '../kit/bought-orders.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import { UpdateOrderStatus, UpdateStock } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const AuditLog = graphql(`
  query AuditLog($subject: AuditSubject, $subjectId: String, $first: Int! = 30, $after: String) {
    auditLog(subject: $subject, subjectId: $subjectId, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { staffName action subject subjectId productTitle personName changes { field before after } } }
    }
  }
`);
const CreateAnnouncement = graphql(`
  mutation AuditedCreateAnnouncement($input: CreateAnnouncementInput!) {
    createAnnouncement(input: $input) { __typename ... on StaffAnnouncement { id } }
  }
`);
const UpdateAnnouncement = graphql(`
  mutation AuditedEditAnnouncement($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { __typename } }
`);
const DeleteAnnouncement = graphql(`
  mutation AuditedDeleteAnnouncement($input: DeleteAnnouncementInput!) { deleteAnnouncement(input: $input) { __typename } }
`);
const UpdateUserBlocked = graphql(`
  mutation AuditedSetUserBlocked($input: UpdateUserBlockedInput!) { updateUserBlocked(input: $input) { __typename } }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let wipe: string;
let admin: ShopClient;

beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  admin = await createMemberClient(shop, await addMember(shop, { role: 'ADMIN' }));
});

const log = async (variables: object = {}) => (await admin.run(AuditLog, variables)).auditLog;

const placedOrder = async () => (await buyByCard(shop)).number;

const confirm = (orderNumber: string) =>
  admin.run(UpdateOrderStatus, {
    input: { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED' },
  });

const setStock = (expectedVersion: number, quantity = 7) =>
  admin.run(UpdateStock, { input: { productId: wipe, market: 'KR', quantity, isStopped: false, expectedVersion } });

describe('the audit log', () => {
  it('records who changed the status of an order, from what to what', async () => {
    const number = await placedOrder();
    await confirm(number);

    const { edges, totalCount } = await log();
    expect(totalCount).toBe(1);
    expect(edges[0]?.node).toMatchObject({
      staffName: expect.stringMatching(/\S/),
      action: 'ORDER_STATUS_CHANGED',
      subject: 'ORDER',
      subjectId: number,
      changes: [{ field: 'status', before: 'PREPARING_FOR_SHIPMENT', after: 'ORDER_CONFIRMED' }],
    });
  });

  it('omits refused actions (STAFF-12)', async () => {
    const number = await placedOrder();
    await Promise.all([confirm(number), confirm(number)]);
    await setStock(1000);

    expect((await log()).edges.map(({ node }) => node.action)).toEqual(['ORDER_STATUS_CHANGED']);
  });

  it('names the product whose stock was set', async () => {
    expectResult((await setStock(1)).updateStock, 'StockUpdated');

    expect((await log({ subject: 'STOCK' })).edges.map(({ node }) => node)).toMatchObject([
      { productTitle: expect.stringMatching(/\S/), changes: [{ field: 'quantity', before: '100', after: '7' }] },
    ]);
  });

  it('names the person whose account was changed', async () => {
    const { id } = await addMember(shop);
    await admin.run(UpdateUserBlocked, { input: { userId: id, isBlocked: true } });

    const [entry] = (await log({ subject: 'USER' })).edges;
    expect(entry?.node).toMatchObject({ action: 'USER_BLOCK_CHANGED', subjectId: id, personName: 'MINA LEE' });
    expect(entry?.node.changes).toContainEqual({ field: 'blocked', before: 'false', after: 'true' });
  });

  it('keeps the previous text of a changed or deleted announcement (ANNOUNCEMENT-10)', async () => {
    const fields = {
      titleKo: '안내',
      titleEn: '',
      bodyKo: '<p>내용</p>',
      bodyEn: '',
      isPinned: false,
      publishedAt: null,
    };
    const { createAnnouncement } = await admin.run(CreateAnnouncement, { input: fields });
    const { id } = expectResult(createAnnouncement, 'StaffAnnouncement');
    await admin.run(UpdateAnnouncement, { input: { id, ...fields, titleKo: '새 안내' } });
    await admin.run(DeleteAnnouncement, { input: { id } });

    const entries = (await log({ subject: 'ANNOUNCEMENT', subjectId: id })).edges.map(({ node }) => node);
    expect(entries.map(({ action }) => action)).toEqual([
      'ANNOUNCEMENT_DELETED',
      'ANNOUNCEMENT_EDITED',
      'ANNOUNCEMENT_CREATED',
    ]);
    expect(entries[1]?.changes).toEqual([{ field: 'titleKo', before: '안내', after: '새 안내' }]);
    expect(entries[0]?.changes).toContainEqual({ field: 'titleKo', before: '새 안내', after: null });
  });

  it('returns each entry once across its pages, newest first', async () => {
    for (let version = 1; version <= 5; version += 1) await setStock(version, version);
    const seen: (string | null | undefined)[] = [];
    let after: string | null | undefined;
    do {
      const { edges, pageInfo } = await log({ first: 2, after: after ?? null });
      seen.push(...edges.map(({ node }) => node.changes[0]?.after));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);

    expect(seen).toEqual(['5', '4', '3', '2', '1']);
  });

  it('is visible to admins only (STAFF-2)', async () => {
    const manager = await createMemberClient(shop, await addMember(shop, { role: 'MANAGER' }));

    const { errors } = await manager.send({ query: '{ auditLog { totalCount } }' });

    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is written in the same transaction as the action (STAFF-12)', async () => {
    const number = await placedOrder();
    const writing = auditModel(shop.connection).collection;
    await writing.deleteMany({});
    await writing.createIndex({ by: 1 }, { unique: true, name: 'one_each' });
    onTestFinished(async () => void (await writing.dropIndex('one_each')));
    // Placing the order was the first change of the stock.
    expectResult((await setStock(1)).updateStock, 'StockUpdated');

    const { errors } = await admin.send({
      query: `mutation { updateOrderStatus(input: { orderNumber: "${number}", expectedStatus: PREPARING_FOR_SHIPMENT, status: ORDER_CONFIRMED }) { __typename } }`,
    });

    expect(errors).not.toEqual([]);
    expect((await admin.send({ query: `{ order(number: "${number}") { status } }` })).data).toEqual({
      order: { status: 'PREPARING_FOR_SHIPMENT' },
    });
  });
});
