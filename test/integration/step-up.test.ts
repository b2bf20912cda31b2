import { executableSchema } from '@eunbit/server/app/schema';
import { settingsModel } from '@eunbit/server/modules/shop-settings/shop-settings.model';
import { print } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { buildAnyCall } from '../kit/any-call.ts';
import { buyByCard, buyByDeposit } from '../kit/bought-orders.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import { EditOrderLines, PreviewOrderLines, readOrder, toLines } from '../kit/order-edits.ts';
import { addAuthenticator, ConfirmIdentity, codeOf, forgetConfirmation } from '../kit/second-factor.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { saveSettings } from '../kit/shop-settings.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

/** Each operation that always requires re-authentication, whatever its input. */
const ALWAYS = [
  'addAuthenticator',
  'addPasskey',
  'createStaffRole',
  'deleteStaffRole',
  'inviteStaff',
  'removeAuthenticator',
  'removePasskey',
  'renewRecoveryCodes',
  'resetSecondFactor',
  'revealCashReceiptNumber',
  'revealPassCode',
  'revealRefundAccount',
  'startAuthenticator',
  'startPasskey',
  'updateRoleChangePin',
  'updateShopSettings',
  'updateStaffRole',
  'updateUserRole',
];
const LARGE_REFUNDS = [
  'editOrder',
  'editOrderLines',
  'refundReturn',
  'requestRefund',
  'updateOrderStatus',
  'updateOrderStatuses',
];
const RequestRefund = graphql(`
  mutation StepUpRefund($input: RequestRefundInput!) { requestRefund(input: $input) { __typename } }
`);
const CancelOrder = graphql(`
  mutation StepUpCancel($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { __typename } }
`);
const CancelOrders = graphql(`
  mutation StepUpCancelMany($input: UpdateOrderStatusesInput!) {
    updateOrderStatuses(input: $input) { __typename ... on OrdersUpdated { orders { outcome } } }
  }
`);
const ASKING_FILES = ['/orders.csv', '/users.csv', '/books.csv', '/log.csv', '/carrier-addresses.csv', '/packing.pdf'];

const executable = executableSchema();
const operations = [executable.getQueryType(), executable.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    name: field.name,
    rule: field.extensions.confirmIdentity,
    query: `${type?.name.toLowerCase()} { ${buildAnyCall(field)} }`,
  })),
);

const shop = useTestShop();
let admin: Member;
let client: ShopClient;

beforeEach(async () => {
  admin = await addMember(shop, { role: 'ADMIN' });
  client = await createMemberClient(shop, admin);
});

/** `US` in cents. Another test may have saved the section. */
async function confirmRefundsAbove(US: number): Promise<void> {
  const saved = await settingsModel(shop.connection).findById('security').lean();
  const security = { isSecondFactorRequired: false, confirmRefundsAbove: { KR: 0, US } };
  await saveSettings(client, { security }, saved?.version);
}

const confirm = async (input: object) => (await client.run(ConfirmIdentity, { input })).confirmIdentity;
const asks = async (query: string) => {
  const { errors } = await client.send({ query });
  return errors.some(({ extensions }) => extensions.code === 'IDENTITY_CONFIRMATION_REQUIRED');
};

describe('operations that require re-authentication (ACCOUNT-27)', () => {
  it('are exactly these', () => {
    const named = (rule: string) => operations.filter((each) => each.rule === rule).map(({ name }) => name);
    expect(named('always').sort()).toEqual(ALWAYS);
    expect(named('large refunds').sort()).toEqual(LARGE_REFUNDS);
  });

  it('ask after some time, like exports of personal data; the password works without a second factor', async () => {
    await forgetConfirmation(shop, client);
    const asking = operations.filter(({ rule }) => rule === 'always');
    expect(await Promise.all(asking.map(({ query }) => asks(query)))).toEqual(asking.map(() => true));
    for (const path of ASKING_FILES) expect((await client.visit(path)).status).toBe(428);
    expect((await client.visit('/stock-movements.csv')).status).toBe(400);
    expect(await confirm({ password: 'not it' })).toMatchObject({ code: 'CREDENTIALS_WRONG' });
    expect(await confirm({ code: '123456' })).toMatchObject({ code: 'PROOF_WRONG' });
    expect((await client.visit('/users.csv?market=KR')).status).toBe(428);
    expect(await confirm({ password: admin.password })).toMatchObject({ isConfirmationDue: false });
    expect((await client.visit('/users.csv?market=KR')).status).toBe(200);
    expect(await asks('mutation { startAuthenticator { __typename } }')).toBe(false);
  });

  it('allow a refund up to the limit, and block one above without effect (ACCOUNT-27)', async () => {
    await confirmRefundsAbove(1_000);
    const { number, total } = await buyByCard(shop);
    await forgetConfirmation(shop, client);
    const refund = (amount: number, expectedLeft: number) => {
      const input = { orderNumber: number, lines: [], shipping: 0, amount, reason: 'PRICE_ADJUSTMENT', expectedLeft };
      return client.send({ query: print(RequestRefund), variables: { input } });
    };
    const { errors } = await refund(1_001, total);
    expect(errors[0]?.extensions.code).toBe('IDENTITY_CONFIRMATION_REQUIRED');
    expect((await refund(1_000, total)).data).toEqual({ requestRefund: { __typename: 'RefundRequested' } });
    await confirm({ password: admin.password });
    expect((await refund(1_001, total - 1_000)).data).toEqual({ requestRefund: { __typename: 'RefundRequested' } });
  });

  it('block a cancellation and an edit that refund more, and many small ones at once (ACCOUNT-27)', async () => {
    const first = await buyByCard(shop, { [shop.productId('wipe')]: 8 });
    const second = await buyByCard(shop);
    const unpaid = await buyByDeposit(shop);
    await confirmRefundsAbove(second.total);
    const code = async (query: string, input: object) =>
      (await client.send({ query, variables: { input } })).errors[0]?.extensions.code ?? 'NONE';
    const step = { expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
    const together = { orderNumbers: [first.number, second.number, unpaid.number], status: 'ORDER_CANCELLED' } as const;

    await forgetConfirmation(shop, client);
    expect(await code(print(CancelOrders), together)).toBe('IDENTITY_CONFIRMATION_REQUIRED');
    for (const { number } of [first, second, unpaid]) {
      expect((await readOrder(shop, number)).status).toBe('PREPARING_FOR_SHIPMENT');
    }
    // The unpaid order has no refund, and the sum equals the limit but does not exceed it.
    for (const { number } of [unpaid, second]) {
      expect(await code(print(CancelOrder), { orderNumber: number, ...step })).toBe('NONE');
      expect((await readOrder(shop, number)).status).toBe('ORDER_CANCELLED');
    }

    const lines = { orderNumber: first.number, expectedRevision: 0, lines: toLines({ [shop.productId('wipe')]: 1 }) };
    const { previewOrderLines } = await client.run(PreviewOrderLines, { input: lines });
    const acceptedTotal = expectResult(previewOrderLines, 'OrderLinesPreview').totalAfter.amount;
    const edit = { ...lines, acceptedTotal, reason: 'Asked by phone' };
    expect(await code(print(EditOrderLines), edit)).toBe('IDENTITY_CONFIRMATION_REQUIRED');
    expect((await readOrder(shop, first.number)).refunds ?? []).toEqual([]);
    expect(await code(print(CancelOrder), { orderNumber: first.number, ...step })).toBe(
      'IDENTITY_CONFIRMATION_REQUIRED',
    );
    await confirm({ password: admin.password });
    expect((await client.run(EditOrderLines, { input: edit })).editOrderLines.__typename).toBe('OrderEdited');
    expect((await readOrder(shop, first.number)).refunds).toHaveLength(1);
    expect(await code(print(CancelOrder), { orderNumber: first.number, ...step })).toBe('NONE');
  });

  it('require the second factor, not the password, if there is one', async () => {
    const { secret } = await addAuthenticator(client);
    await forgetConfirmation(shop, client);
    expect(await confirm({ password: admin.password })).toMatchObject({ code: 'PROOF_WRONG' });
    expect((await client.visit('/users.csv?market=KR')).status).toBe(428);
    expect(await confirm({ code: codeOf(secret) })).toMatchObject({ __typename: 'SignInStatus' });
    expect((await client.visit('/users.csv?market=KR')).status).toBe(200);
  });
});
