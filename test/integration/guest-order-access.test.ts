import { orderModel } from '@eunbit/server/modules/order/order.model';
import { describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { DeleteAccount } from '../kit/account-operations.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import { CancelOrder, GuestOrder, OpenOrderLink, OrderStatusChanged, RequestOrderAccess } from '../kit/operations.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { CONTACT, expectResult, fillCheckout, payByDeposit } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const LookUp = graphql(`
  mutation LookUpWithWait($input: LookUpGuestOrderInput!) {
    lookUpGuestOrder(input: $input) {
      __typename
      ... on GuestOrderFound { accessToken }
      ... on UserError { message }
      ... on OrderError { code retryAfterSeconds }
    }
  }
`);

const STRANGER = '198.51.100.7';
const HOME = '203.0.113.9';

const shop = useTestShop({ eachTest: 'renewed', settings: { TRUST_PROXY: 'loopback' } });

const from = (address: string, language: 'ko' | 'en' = 'en') =>
  shop.client({ language, headers: { 'x-forwarded-for': address } });

async function buy(email = CONTACT.email) {
  const buyer = shop.client({ market: 'KR' });
  const ready = await fillCheckout(buyer, 'KR', { [shop.productId('wipe')]: 1 }, { email });
  const { order, accessToken } = expectResult(await payByDeposit(buyer, ready), 'OrderPlaced');
  return { number: order.number, accessToken };
}

async function lookUp(address: string, orderNumber: string, passCode: string, language: 'ko' | 'en' = 'en') {
  return (await from(address, language).run(LookUp, { input: { orderNumber, passCode } })).lookUpGuestOrder;
}

const codeOf = (answer: { __typename?: string; code?: string }) => answer.code ?? answer.__typename;

describe('failed attempts of strangers to open an order', () => {
  it('never lock out its guest, who uses another address (ORDER-12)', async () => {
    stopClock();
    const { number } = await buy();
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 8; guess += 1) codes.push(codeOf(await lookUp(STRANGER, number, `guess${guess}`)));
    expect(codes).toEqual([...Array(5).fill('PASS_CODE_WRONG'), ...Array(3).fill('TOO_MANY_REQUESTS')]);
    expectResult(await lookUp(HOME, number, CONTACT.passCode), 'GuestOrderFound');
  });

  it('are answered with the time to wait, in both languages (ORDER-12)', async () => {
    stopClock();
    const { number } = await buy();
    for (let guess = 0; guess < 5; guess += 1) await lookUp(STRANGER, number, 'guess');
    const english = expectResult(await lookUp(STRANGER, number, CONTACT.passCode), 'OrderError');
    expect(english.retryAfterSeconds).toBeGreaterThan(0);
    expect(english.retryAfterSeconds).toBeLessThanOrEqual(900);
    const minutes = Math.ceil((english.retryAfterSeconds ?? 0) / 60);
    expect(english.message).toBe(`Too many wrong tries. Please try again in ${minutes} min.`);
    const korean = expectResult(await lookUp(STRANGER, number, CONTACT.passCode, 'ko'), 'OrderError');
    expect(korean.message).toMatch(/^잘못된 시도가 너무 많습니다\. \d+분 후에 다시 시도해 주세요\.$/);
  });

  it('are the only ones that count: a guest may open it without limit (ORDER-12)', async () => {
    const { number } = await buy();
    for (let attempt = 0; attempt < 35; attempt += 1) {
      expectResult(await lookUp(HOME, number, CONTACT.passCode), 'GuestOrderFound');
    }
  });

  it('do not use up the links of its guest (ORDER-14)', async () => {
    stopClock();
    const { number } = await buy();
    const ask = async (address: string, email: string) =>
      (await from(address).run(RequestOrderAccess, { input: { orderNumber: number, email } })).requestOrderAccess;
    for (let asked = 0; asked < 5; asked += 1) await ask(STRANGER, `${asked}@example.com`);
    expect(expectResult(await ask(STRANGER, CONTACT.email), 'OrderError').message).toMatch(/try again in \d+ min/);
    expectResult(await ask(HOME, CONTACT.email), 'OrderLinkRequested');
    await expect.poll(() => shop.connection.collection('emails').countDocuments({ kind: 'GUEST_ORDER_LINK' })).toBe(1);
  });
});

describe('an access token of a guest', () => {
  const owner = async (member: Member) => createMemberClient(shop, member);
  const read = async (accessToken: string, client = shop.client()) =>
    (await client.run(GuestOrder, { accessToken })).guestOrder?.number ?? null;

  async function claim(number: string, member: Member): Promise<void> {
    const services = shop.app().services;
    const order = await orderModel(shop.connection).findOne({ number }).lean();
    if (!order) throw new Error(`no order ${number}`);
    const link = services.orderTokens.claimPath(member.id, order, new Date()).split('link=')[1] ?? '';
    expect(await services.orderClaim.claim(link, member)).toBe(1);
  }

  it('opens nothing once an account has claimed the order, and neither does the pass code (ORDER-13)', async () => {
    const member = await addMember(shop);
    const { number, accessToken } = await buy(member.email);
    const link = await linkTo(number);
    expect(await read(accessToken)).toBe(number);
    await claim(number, member);

    expect(await read(accessToken)).toBeNull();
    const cancel = await shop
      .client()
      .run(CancelOrder, { input: { orderNumber: number, accessToken, reason: 'OTHER', detail: 'mine' } });
    expect(codeOf(cancel.cancelOrder as never)).toBe('ORDER_NOT_FOUND');
    expect(codeOf(await lookUp(HOME, number, CONTACT.passCode))).toBe('ORDER_NOT_FOUND');
    expect(codeOf((await shop.client().run(OpenOrderLink, { input: { token: link } })).openOrderLink as never)).toBe(
      'LINK_INVALID',
    );
    await expect(shop.client().subscribe(OrderStatusChanged, { accessToken }).next()).rejects.toThrow();
    // The owner of the order can open it, with or without the token.
    expect(await read(accessToken, await owner(member))).toBe(number);
  });

  it('opens nothing even after the account is deleted, but the pass code does (ORDER-13)', async () => {
    const member = await addMember(shop);
    const { number, accessToken } = await buy(member.email);
    await claim(number, member);
    const client = await owner(member);
    await client.run(DeleteAccount, { input: { password: member.password } });

    expect(await read(accessToken)).toBeNull();
    const { accessToken: anew } = expectResult(await lookUp(HOME, number, CONTACT.passCode), 'GuestOrderFound');
    expect(await read(anew)).toBe(number);
  });

  it('stops receiving live events with the claim (ORDER-13)', async () => {
    const member = await addMember(shop);
    const { number, accessToken } = await buy(member.email);
    const events = shop.client().subscribe(OrderStatusChanged, { accessToken });
    await expect.poll(() => shop.app().services.live.subscribers).toBeGreaterThan(0);
    await claim(number, member);
    await expect(events.next()).rejects.toThrow();
  });

  async function linkTo(number: string): Promise<string> {
    const order = await orderModel(shop.connection).findOne({ number }).lean();
    return order ? (shop.app().services.orderTokens.linkPath(order, new Date()).split('link=')[1] ?? '') : '';
  }
});
