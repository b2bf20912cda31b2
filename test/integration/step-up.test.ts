import { executableSchema } from '@eunbit/server/app/schema';
import { print } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { buildAnyCall } from '../kit/any-call.ts';
import { buyByCard } from '../kit/bought-orders.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import { addAuthenticator, ConfirmIdentity, codeOf, forgetConfirmation } from '../kit/second-factor.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { saveSettings } from '../kit/shop-settings.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

/** Each operation that asks again who it is, whatever its input. */
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
const LARGE_REFUNDS = ['refundReturn', 'requestRefund'];
const RequestRefund = graphql(`
  mutation StepUpRefund($input: RequestRefundInput!) { requestRefund(input: $input) { __typename } }
`);
const ASKING_FILES = ['/orders.csv', '/users.csv', '/books.csv', '/log.csv'];

const executable = executableSchema();
const operations = [executable.getQueryType(), executable.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    name: field.name,
    rule: field.extensions.confirmIdentity,
    query: `${type?.name.toLowerCase()} { ${buildAnyCall(field)} }`,
  })),
);

let shop: TestShop;
let admin: Member;
let client: ShopClient;

beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  admin = await addMember(shop, { role: 'ADMIN' });
  client = await createMemberClient(shop, admin);
});
afterAll(() => shop.close());

const confirm = async (input: object) => (await client.run(ConfirmIdentity, { input })).confirmIdentity;
const asks = async (query: string) => {
  const { errors } = await client.send({ query });
  return errors.some(({ extensions }) => extensions.code === 'IDENTITY_CONFIRMATION_REQUIRED');
};

describe('operations that ask again who it is (ACCOUNT-27)', () => {
  it('are these', () => {
    const named = (rule: string) => operations.filter((each) => each.rule === rule).map(({ name }) => name);
    expect(named('always').sort()).toEqual(ALWAYS);
    expect(named('large refunds').sort()).toEqual(LARGE_REFUNDS);
  });

  it('ask once it is long ago, as files of many people do; the password answers where there is no second factor', async () => {
    await forgetConfirmation(shop, client);
    const asking = operations.filter(({ rule }) => rule === 'always');
    expect(await Promise.all(asking.map(({ query }) => asks(query)))).toEqual(asking.map(() => true));
    for (const path of ASKING_FILES) expect((await client.visit(path)).status).toBe(428);
    expect((await client.visit('/stock-movements.csv')).status).toBe(400);
    expect(await confirm({ password: 'not it' })).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect(await confirm({ code: '123456' })).toMatchObject({ code: 'PROOF_WRONG' });
    expect((await client.visit('/users.csv?market=KR')).status).toBe(428);
    expect(await confirm({ password: admin.password })).toMatchObject({ signInStatus: { isConfirmationDue: false } });
    expect((await client.visit('/users.csv?market=KR')).status).toBe(200);
    expect(await asks('mutation { startAuthenticator { __typename } }')).toBe(false);
  });

  it('let a refund up to the set sum through, and hold back one above, of which nothing is done (ACCOUNT-27)', async () => {
    await saveSettings(client, {
      security: { isSecondFactorRequired: false, confirmRefundsAbove: { KR: 0, US: 1_000 } },
    });
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

  it('take the second factor and not the password from whoever has one', async () => {
    const { secret } = await addAuthenticator(client);
    await forgetConfirmation(shop, client);
    expect(await confirm({ password: admin.password })).toMatchObject({ code: 'PROOF_WRONG' });
    expect((await client.visit('/users.csv?market=KR')).status).toBe(428);
    expect(await confirm({ code: codeOf(secret) })).toMatchObject({ __typename: 'IdentityConfirmed' });
    expect((await client.visit('/users.csv?market=KR')).status).toBe(200);
  });
});
