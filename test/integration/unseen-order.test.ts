import { describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import { CancelOrder, GuestOrder } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { confirmCard, expectResult, fillCheckout, payByDeposit, startCardPayment } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const UnseenOrder = graphql(`query UnseenOrder { unseenOrder { number } }`);
const AcknowledgeOrder = graphql(`
  mutation AcknowledgeOrder($input: AcknowledgeOrderInput!) { acknowledgeOrder(input: $input) { accessToken } }
`);

const shop = useTestShop({ eachTest: 'renewed' });

const unseen = async (client: ShopClient) => (await client.run(UnseenOrder)).unseenOrder?.number ?? null;
const acknowledge = async (client: ShopClient, orderNumber: string) =>
  (await client.run(AcknowledgeOrder, { input: { orderNumber } })).acknowledgeOrder.accessToken;

/** Pays and never returns: only the provider notifies the shop. Returns the order number once there is one. */
async function payAndLeave(client: ShopClient): Promise<string> {
  const ready = await fillCheckout(client, 'US', { [shop.productId('wipe')]: 1 });
  const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  expect(await unseen(client)).toBeNull();
  await confirmCard(shop.stripeUrl, clientSecret);
  return vi.waitFor(
    async () => {
      const number = await unseen(client);
      if (!number) throw new Error('the webhook has not come yet');
      return number;
    },
    { interval: 100 },
  );
}

describe('a buyer who closed the tab while paying (ORDER-17)', () => {
  it('is notified of the order at the next visit, once, and can open it', async () => {
    const client = shop.client({ market: 'US' });
    const number = await payAndLeave(client);

    const accessToken = await acknowledge(client, number);

    expect((await client.run(GuestOrder, { accessToken: accessToken ?? '' })).guestOrder?.number).toBe(number);
    expect(await unseen(client)).toBeNull();
    // Another tab of the same visit may have shown the message, too.
    expect(await acknowledge(client, number)).not.toBeNull();
  });

  it('is notified as a member on any device', async () => {
    const member = await addMember(shop);
    const number = await payAndLeave(await createMemberClient(shop, member, { market: 'US' }));

    expect(await unseen(await createMemberClient(shop, member, { market: 'US' }))).toBe(number);
  });

  it('is not notified of an order that has been cancelled meanwhile', async () => {
    const client = shop.client({ market: 'KR' });
    const ready = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
    const { order, accessToken } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');
    expect(await unseen(client)).toBe(order.number);

    const input = { orderNumber: order.number, accessToken, reason: 'CHANGED_MIND' as const };
    await client.run(CancelOrder, { input });
    expect(await unseen(client)).toBeNull();
  });
});

describe('anybody else', () => {
  it('is not notified, and gets nothing for the number of the order', async () => {
    const client = shop.client({ market: 'US' });
    const number = await payAndLeave(client);
    const stranger = shop.client({ market: 'US' });
    await fillCheckout(stranger, 'US', { [shop.productId('spray')]: 1 });

    expect(await unseen(stranger)).toBeNull();
    expect(await acknowledge(stranger, number)).toBeNull();
    expect(await acknowledge(shop.client(), number)).toBeNull();
    expect(await unseen(client)).toBe(number);
  });
});
