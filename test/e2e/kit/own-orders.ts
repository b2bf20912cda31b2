import { randomUUID } from 'node:crypto';
import type { Language, Market } from '@eunbit/schema/market';
import { COOKIE } from '@eunbit/schema/wire';
import { inject } from 'vitest';
import { graphql } from '../../gql/gql.ts';
import { SignUp } from '../../kit/account-operations.ts';
import { ShopClient } from '../../kit/shop-client.ts';
import {
  CARDS,
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  startCardPayment,
} from '../../kit/story.ts';
import { fromOwnAddress } from './own-address.ts';
import { present } from './present.ts';
import type { Visit } from './story.ts';

const ProductBySlug = graphql(`query ProductBySlug($slug: String!) { product(slug: $slug) { id } }`);

interface Settings {
  readonly market: Market;
  readonly language: Language;
}

/** A new member, signed in through the API. */
export async function newMember(settings: Settings): Promise<ShopClient> {
  const client = new ShopClient(inject('shopUrl'), { ...settings, headers: fromOwnAddress() });
  const person = { firstName: 'Mina', lastName: 'Lee', password: 'silver-light', hasMailingConsent: false };
  const { signUp } = await client.run(SignUp, { input: { ...person, email: `mina-${randomUUID()}@example.com` } });
  expectResult(signUp, 'Viewer');
  return client;
}

export const newGuest = (settings: Settings): ShopClient => new ShopClient(inject('shopUrl'), settings);

async function findProduct(client: ShopClient, slug: string): Promise<string> {
  return present((await client.run(ProductBySlug, { slug })).product, slug).id;
}

/** Buys one unit in the Korean store, to be paid by deposit; returns the order number. */
export async function buyByDeposit(client: ShopClient, slug: string, email?: string, quantity = 1): Promise<string> {
  const productId = await findProduct(client, slug);
  const ready = await fillCheckout(client, 'KR', { [productId]: quantity }, email ? { email } : {});
  return expectResult(await payByDeposit(client, ready), 'OrderPlaced').order.number;
}

/** Buys one unit in the US store by card; returns the order number. */
export async function buyByCard(client: ShopClient, slug: string): Promise<string> {
  const ready = await fillCheckout(client, 'US', { [await findProduct(client, slug)]: 1 });
  const { clientSecret, sandboxUrl } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  if (!sandboxUrl) throw new Error('the shop takes real cards');
  await confirmCard(sandboxUrl, clientSecret, CARDS.good);
  return expectResult(await complete(client, ready), 'OrderPlaced').order.number;
}

/** Puts the session of a member into a browser, without using one of the limited sign-ins. */
export async function signInAs(client: ShopClient, { page }: Visit): Promise<void> {
  const session = present(client.cookie(COOKIE.session), 'the session of the member');
  await page.context().addCookies([{ name: COOKIE.session, value: session, url: inject('shopUrl') }]);
}
