import type { SuitTag } from '@eunbit/schema/product-discovery';
import { type ProductRecord, productModel } from '@eunbit/server/modules/catalogue/product.model';
import { graphql } from '../gql/gql.ts';
import type { TestShop } from './test-shop.ts';

export const FindProducts = graphql(`
  query FindProducts($input: FindProductsInput!) {
    findProducts(input: $input) { product { slug } reasons { tag reason } }
  }
`);

export const GoesWith = graphql(`
  query GoesWith($slug: String!, $first: Int!) {
    product(slug: $slug) { goesWith(first: $first) { slug } suits { tag reason } }
  }
`);

export const CartGoesWith = graphql(`
  query CartGoesWith { cart { freeShippingRemaining { amount } goesWith(first: 4) { slug } } }
`);

export const OrderGoesWith = graphql(`
  query OrderGoesWith($accessToken: String!) { guestOrder(accessToken: $accessToken) { goesWith(first: 4) { slug } } }
`);

/** The needs that a product suits, with a reason for each tag. */
export function suitsOf(...tags: readonly SuitTag[]): NonNullable<ProductRecord['suits']> {
  return tags.map((tag) => ({ tag, reason: { ko: `${tag} 이유`, en: `Why ${tag}` } }));
}

export async function changeProduct(shop: TestShop, slug: string, change: Partial<ProductRecord>): Promise<void> {
  await productModel(shop.connection).updateOne({ slug }, { $set: change });
}
