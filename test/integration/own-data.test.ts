import { mailingListModel } from '@eunbit/server/modules/mailing-list/mailing-list.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { describe, expect, it } from 'vitest';
import { DeleteAccount, Me, UpdateCommunication } from '../kit/account-operations.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import { SignIn } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, fillCheckout, payByDeposit } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'renewed' });

function download(client: ShopClient) {
  return fetch(`${shop.url()}/account/data.json`, { headers: { cookie: client.cookieHeader() } });
}

/** An order that belongs to a member; returns its number. */
async function placeOrder(member: Member): Promise<string> {
  const guest = shop.client({ market: 'KR' });
  const ready = await fillCheckout(guest, 'KR', { [shop.productId('wipe')]: 1 });
  const { number } = expectResult(await payByDeposit(guest, ready), 'OrderPlaced').order;
  await orderModel(shop.connection).updateOne({ number }, { $set: { userId: member.id } });
  return number;
}

async function leave(client: ShopClient, password: string | null) {
  return (await client.run(DeleteAccount, { input: { password } })).deleteAccount;
}

describe('the data of a member (ACCOUNT-17)', () => {
  it('are downloaded as a file with all personal data, without secrets', async () => {
    const [member, other] = [await addMember(shop), await addMember(shop)];
    const number = await placeOrder(member);
    await placeOrder(other);
    const client = await createMemberClient(shop, member);
    await client.run(UpdateCommunication, { input: { hasMailingConsent: true } });

    const response = await download(client);
    const text = await response.text();

    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const data = JSON.parse(text);
    expect(data.account).toMatchObject({ email: member.email, firstName: 'MINA' });
    expect(data.orders.map((order: { number: string }) => order.number)).toEqual([number]);
    expect(data.mailingList.consent.wording).toBeTruthy();
    expect(data.sessions).toHaveLength(1);
    expect(text).not.toMatch(/passwordHash|argon2|encryptedPassCode|"_id"|intentId/);
    expect(text).not.toContain(other.email);
  });

  it('cannot be downloaded by anybody else', async () => {
    expect((await download(shop.client())).status).toBe(401);
  });
});

describe('deleting an account (ACCOUNT-17)', () => {
  it('removes the person but keeps the sale', async () => {
    const member = await addMember(shop);
    const number = await placeOrder(member);
    const [client, elsewhere] = [await createMemberClient(shop, member), await createMemberClient(shop, member)];
    await client.run(UpdateCommunication, { input: { hasMailingConsent: true } });

    expectResult(await leave(client, member.password), 'AccountDeleted');

    for (const browser of [client, elsewhere]) expect((await browser.run(Me)).visitor.viewer).toBeNull();
    const order = await orderModel(shop.connection).findOne({ number }).lean();
    expect(order?.userId).toBeNull();
    expect(await mailingListModel(shop.connection).exists({ _id: member.email })).toBeNull();
    expect(await shop.connection.collection('emails').countDocuments({ to: member.email })).toBe(0);
    const { email, password } = member;
    const { signIn } = await shop.client().run(SignIn, { input: { email, password } });
    expect(expectResult(signIn, 'AccountError').code).toBe('USER_NOT_FOUND');
  });

  it('requires the password', async () => {
    const member = await addMember(shop);
    const client = await createMemberClient(shop, member);
    expect(expectResult(await leave(client, 'wrong-password'), 'AccountError').code).toBe('CREDENTIALS_WRONG');
    expect(expectResult(await leave(client, null), 'AccountError').code).toBe('CREDENTIALS_WRONG');
    expect((await client.run(Me)).visitor.viewer?.email).toBe(member.email);
  });

  it('leaves one admin, even if several are deleted at the same moment (STAFF-7)', async () => {
    // The shop's initial admin and this one.
    const admin = await addMember(shop, { role: 'ADMIN' });
    const client = await createMemberClient(shop, admin);
    const own = shop.client();
    expectResult((await own.run(SignIn, { input: shop.staff })).signIn, 'Viewer');

    const answers = await Promise.all([leave(client, admin.password), leave(own, shop.staff.password)]);

    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['AccountDeleted', 'AccountError']);
    expect(await shop.connection.collection('users').countDocuments({ role: 'ADMIN' })).toBe(1);
    const refused = answers.find(({ __typename }) => __typename === 'AccountError');
    expect(refused && expectResult(refused, 'AccountError').code).toBe('LAST_ADMIN');
  });
});
