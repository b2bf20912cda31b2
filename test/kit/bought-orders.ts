import { StartPayment, UpdateCheckoutAddress } from './operations.ts';
import type { ShopClient } from './shop-client.ts';
import {
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  type NEW_YORK,
  payByDeposit,
  type ReadyCheckout,
  startCardPayment,
  toIntentId,
} from './story.ts';
import type { TestShop } from './test-shop.ts';

type Items = Readonly<Record<string, number>>;

/** A bought order, with the client that bought it. */
export interface Bought {
  readonly client: ShopClient;
  readonly number: string;
  readonly accessToken: string;
  /** Minor units. */
  readonly total: number;
}

export interface BoughtByCard extends Bought {
  readonly intentId: string;
}

const twoWipes = (shop: TestShop): Items => ({ [shop.productId('wipe')]: 2 });

export async function buyByDeposit(shop: TestShop, items = twoWipes(shop)): Promise<Bought> {
  const client = shop.client({ market: 'KR' });
  const ready = await fillCheckout(client, 'KR', items);
  const { order, accessToken } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');
  return { client, number: order.number, accessToken, total: ready.total };
}

/** Buys with a virtual account as the payment method, without a deposit yet. */
export async function buyByVirtualAccount(shop: TestShop, items = twoWipes(shop)): Promise<Bought> {
  const client = shop.client({ market: 'KR' });
  const { checkoutId, total } = await fillCheckout(client, 'KR', items);
  const transfer = { method: 'VIRTUAL_ACCOUNT', bankId: 'hana', depositorName: '이미나' } as const;
  const input = { checkoutId, expectedTotal: total, hasAgreedToTerms: true, ...transfer };
  const { order, accessToken } = expectResult((await client.run(StartPayment, { input })).startPayment, 'OrderPlaced');
  return { client, number: order.number, accessToken, total };
}

async function confirmAndPlace(
  shop: TestShop,
  client: ShopClient,
  ready: ReadyCheckout,
  clientSecret: string,
): Promise<BoughtByCard> {
  await confirmCard(shop.stripeUrl, clientSecret);
  const { order, accessToken } = expectResult(await complete(client, ready), 'OrderPlaced');
  return { client, number: order.number, accessToken, total: ready.total, intentId: toIntentId(clientSecret) };
}

/** Buys in the US store, where the address determines the tax. */
export async function buyByCard(
  shop: TestShop,
  items = twoWipes(shop),
  address: typeof NEW_YORK | null = null,
): Promise<BoughtByCard> {
  const client = shop.client({ market: 'US' });
  let ready = await fillCheckout(client, 'US', items);
  if (address) {
    const input = { checkoutId: ready.checkoutId, address };
    const { updateCheckoutAddress } = await client.run(UpdateCheckoutAddress, { input });
    const checkout = expectResult(updateCheckoutAddress, 'Checkout');
    ready = { ...ready, total: checkout.total.amount };
  }
  const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  return confirmAndPlace(shop, client, ready, clientSecret);
}

/** Buys in the Korean store by a card payment that is only captured when the order ships. */
export async function buyByEscrow(shop: TestShop, items = twoWipes(shop)): Promise<BoughtByCard> {
  const client = shop.client({ market: 'KR' });
  const ready = await fillCheckout(client, 'KR', items);
  const { checkoutId, total } = ready;
  const input = { checkoutId, method: 'ESCROW', expectedTotal: total, hasAgreedToTerms: true } as const;
  const { startPayment } = await client.run(StartPayment, { input });
  const { clientSecret } = expectResult(startPayment, 'PaymentActionRequired');
  return confirmAndPlace(shop, client, ready, clientSecret);
}
