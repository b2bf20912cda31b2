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

/** A kept connection that has been idle may be closed by the server at the moment when the next request is sent on it. */
const ON_A_NEW_CONNECTION = { connection: 'close' };

/** Asks as the visit's browser would, with its cookies; what comes back sets them. */
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

/** One unit more in the cart, for stories about what comes after it. Open pages do not know of it. */
export async function putInCart(visit: Visit, slug: string): Promise<void> {
  const product = present((await ask(visit, ProductInBrowser, { slug })).product, `the product ${slug}`);
  const { addCartLine } = await ask(visit, AddCartLine, { input: { productId: product.id, quantity: 1 } });
  expectResult(addCartLine, 'CartUpdated');
}

/** Only guests have a pass code. */
export type Contact = Omit<Buyer, 'passCode'> & { readonly passCode?: string };

/** Everything that the checkout asks before the payment. */
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
