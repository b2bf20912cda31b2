import { orderModel } from '@eunbit/server/modules/order/order.model';
import { expect, it } from 'vitest';
import type { DeliveryNoteInput } from '../gql/graphql.ts';
import { StartPayment } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { complete, confirmCard, expectResult, fillCheckout, type ReadyCheckout } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'renewed' });

async function buyer() {
  const client = shop.client({ market: 'KR', language: 'ko' });
  return { client, ready: await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 }) };
}

async function pay(
  client: ShopClient,
  { checkoutId, total }: ReadyCheckout,
  method: 'CARD' | 'DEPOSIT',
  deliveryNote: DeliveryNoteInput,
) {
  const start = { checkoutId, method, expectedTotal: total, hasAgreedToTerms: true, deliveryNote };
  const transfer = method === 'DEPOSIT' ? { bankId: 'kb', depositorName: '이미나' } : {};
  return (await client.run(StartPayment, { input: { ...start, ...transfer } })).startPayment;
}

const storedNote = async () => (await orderModel(shop.connection).findOne().lean())?.deliveryNote;

it('a delivery instruction is stored with an order paid by transfer, custom text trimmed', async () => {
  const { client, ready } = await buyer();

  expectResult(
    await pay(client, ready, 'DEPOSIT', { instruction: 'OTHER', text: '  벨을 누르지 마세요 ' }),
    'OrderPlaced',
  );

  expect(await storedNote()).toEqual({ instruction: 'OTHER', text: '벨을 누르지 마세요' });
});

it('a delivery instruction that changes while the card form is open replaces the earlier one', async () => {
  const { client, ready } = await buyer();
  expectResult(await pay(client, ready, 'CARD', { instruction: 'AT_DOOR' }), 'PaymentActionRequired');

  const answer = await pay(client, ready, 'CARD', { instruction: 'CALL_FIRST', text: 'left over' });
  const { clientSecret } = expectResult(answer, 'PaymentActionRequired');
  await confirmCard(shop.stripeUrl, clientSecret);
  expectResult(await complete(client, ready), 'OrderPlaced');

  expect(await storedNote()).toEqual({ instruction: 'CALL_FIRST', text: '' });
});

it.each([
  [{ instruction: 'OTHER' as const, text: 'first\nsecond' }, 'text.controlCharacter'],
  [{ instruction: 'OTHER' as const, text: 'x'.repeat(101) }, 'text.tooLong'],
  [{ instruction: 'OTHER' as const }, 'deliveryNote.required'],
])('a delivery instruction is rejected if it is %o (CHECKOUT-13)', async (note, key) => {
  const { client, ready } = await buyer();

  const invalid = expectResult(await pay(client, ready, 'DEPOSIT', note), 'ValidationError');

  expect(invalid.fieldErrors).toMatchObject([{ path: 'deliveryNote', key }]);
  expect(await storedNote()).toBeUndefined();
});
