import { orderModel } from '@eunbit/server/modules/order/order.model';
import { describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { waitForEmails } from '../kit/emails.ts';
import { StartPayment } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { ADDRESSES, CONTACT, expectResult, fillCheckout, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const GiftMessage = graphql(`
  query GiftMessage($accessToken: String!) { guestOrder(accessToken: $accessToken) { giftMessage revision } }
`);
const EditGiftMessage = graphql(`
  mutation EditGiftMessage($input: EditOrderInput!) {
    editOrder(input: $input) {
      __typename
      ... on OrderEdited { order { giftMessage deliveryNote { instruction } edits { changes { field before after } } } }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });

async function order(giftMessage: string, client: ShopClient = shop.client({ market: 'KR', language: 'ko' })) {
  const { checkoutId, total } = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
  const transfer = { method: 'DEPOSIT', bankId: 'kb', depositorName: '이미나' } as const;
  const input = { checkoutId, expectedTotal: total, hasAgreedToTerms: true, giftMessage, ...transfer };
  return { client, answer: (await client.run(StartPayment, { input })).startPayment };
}

async function placed(giftMessage: string) {
  const { client, answer } = await order(giftMessage);
  const { order: made, accessToken } = expectResult(answer, 'OrderPlaced');
  return { client, number: made.number, accessToken: accessToken ?? '' };
}

async function edit(number: string, giftMessage: string | null) {
  const staff = await signInStaff(shop);
  const destination = { address: ADDRESSES.KR, phone: CONTACT.phone, giftMessage };
  const input = { orderNumber: number, expectedRevision: 0, destination, reason: 'Asked by phone.' };
  return (await staff.run(EditGiftMessage, { input })).editOrder;
}

const stored = async () => (await orderModel(shop.connection).findOne().lean())?.giftMessage;

describe('a gift message (CHECKOUT-19)', () => {
  it('is shown to its buyer and in the email, on one line', async () => {
    const { client, accessToken } = await placed(' 생일 축하해요!\n늘 고마워요. ');
    const { guestOrder } = await client.run(GiftMessage, { accessToken });
    expect(guestOrder).toMatchObject({ giftMessage: '생일 축하해요! 늘 고마워요.' });
    const [email] = await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_PLACED' });
    expect(email?.text).toContain('생일 축하해요! 늘 고마워요.');
  });

  it('is corrected by staff, and the order keeps the previous text', async () => {
    const { number } = await placed('For Mina');
    const { order: edited } = expectResult(await edit(number, 'For Mina and Jun'), 'OrderEdited');
    expect(edited).toMatchObject({
      giftMessage: 'For Mina and Jun',
      edits: [{ changes: [{ field: 'GIFT_MESSAGE', before: 'For Mina', after: 'For Mina and Jun' }] }],
    });
    const [email] = await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_EDITED' });
    expect(email?.text).toContain('For Mina and Jun');
  });

  it('is removed if staff leave it out', async () => {
    const { number } = await placed('For Mina');
    expectResult(await edit(number, null), 'OrderEdited');
    expect(await stored()).toBeNull();
  });

  it('is rejected beyond 200 characters, at the checkout and by staff, and nothing is written', async () => {
    const { answer } = await order('x'.repeat(201));
    const tooLong = [{ path: 'giftMessage', key: 'text.tooLong' }];
    expect(expectResult(answer, 'ValidationError').fieldErrors).toMatchObject(tooLong);
    expect(await stored()).toBeUndefined();
    const { number } = await placed('For Mina');
    expect(expectResult(await edit(number, 'x'.repeat(201)), 'ValidationError').fieldErrors).toMatchObject([
      { key: 'text.tooLong' },
    ]);
    expect(await stored()).toBe('For Mina');
  });
});
