import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { graphql } from '../../gql/gql.ts';
import { AddCartLine, StartCheckout, UpdateCheckoutAddress, UpdateCheckoutContact } from '../../kit/operations.ts';
import { ADDRESSES, expectResult } from '../../kit/story.ts';
import type { Buyer } from '../pages/checkout-page.ts';
import { fromOwnAddress } from './own-address.ts';
import { present } from './present.ts';
import type { Visit } from './story.ts';

const ProductInBrowser = graphql(`query ProductInBrowser($slug: String!) { product(slug: $slug) { id } }`);

/** The server may close an idle keep-alive connection at the moment when the next request is sent on it. */
const ON_A_NEW_CONNECTION = { connection: 'close' };

/** Sends a request with the cookies of the visit's browser, and stores the cookies of the response. */
export async function ask<Data, Variables>(
  { page }: Visit,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const operation = { query: print(document), variables };
  const headers = { ...fromOwnAddress(), ...ON_A_NEW_CONNECTION };
  const response = await page.request.post('/graphql', { data: operation, headers });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error(`${print(document)}\n→ ${JSON.stringify(errors)}`);
  return data;
}

/** Adds one unit to the cart, for stories about later steps. Open pages do not notice it. */
export async function putInCart(visit: Visit, slug: string): Promise<void> {
  const product = present((await ask(visit, ProductInBrowser, { slug })).product, `the product ${slug}`);
  const { addCartLine } = await ask(visit, AddCartLine, { input: { productId: product.id, quantity: 1 } });
  expectResult(addCartLine, 'CartUpdated');
}

/** Only guests have a pass code. */
export type Contact = Omit<Buyer, 'passCode'> & { readonly passCode?: string };

/** Fills in every step of the checkout before the payment. */
export async function fillCheckout(visit: Visit, buyer: Contact): Promise<void> {
  const { startCheckout } = await ask(visit, StartCheckout, {});
  const { id: checkoutId } = expectResult(startCheckout, 'Checkout');
  const contact = { checkoutId, ...buyer };
  const { updateCheckoutContact } = await ask(visit, UpdateCheckoutContact, { input: contact });
  expectResult(updateCheckoutContact, 'Checkout');
  const address = { checkoutId, address: ADDRESSES[visit.market] };
  const { updateCheckoutAddress } = await ask(visit, UpdateCheckoutAddress, { input: address });
  expectResult(updateCheckoutAddress, 'Checkout');
}
