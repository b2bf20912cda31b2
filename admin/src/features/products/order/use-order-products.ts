import { useMutation } from '@apollo/client/react';
import { refusalIn, wordsOf } from '../../../app/refusal.ts';
import type { OrderProductsInput, ProductOrderFieldsFragment } from '../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../gql/index.ts';

export const ProductOrderFields = graphql(`
  fragment ProductOrderFields on ProductOrder {
    version
    products {
      id
      title
      pictureUrl
      bestseller
      isShownKr
      isShownUs
    }
  }
`);

const OrderProductsDocument = graphql(`
  mutation OrderProducts($input: OrderProductsInput!) {
    orderProducts(input: $input) {
      ... on ProductsOrdered {
        order {
          ...ProductOrderFields
        }
      }
      ...Refusal_UserError
      ... on ProductOrderConflictError {
        order {
          ...ProductOrderFields
        }
      }
    }
  }
`);

export type OrderOutcome =
  | { readonly kind: 'saved' | 'conflict'; readonly message: string; readonly order: ProductOrderFieldsFragment }
  | { readonly kind: 'refused'; readonly message: string };

/** Puts the products into an order. Rejects when no answer came. */
export function useOrderProducts() {
  const [run, { loading: saving }] = useMutation(OrderProductsDocument);

  async function save(input: OrderProductsInput): Promise<OrderOutcome> {
    const { data } = await run({ variables: { input } });
    const result = data?.orderProducts;
    const refusal = refusalIn(result);
    if (!result || !('order' in result)) {
      if (refusal) return { kind: 'refused', message: wordsOf(refusal) };
      throw new Error('the answer holds no order');
    }
    const order = readFragment(ProductOrderFields, result.order);
    return { kind: refusal ? 'conflict' : 'saved', message: refusal?.message ?? '', order };
  }

  return { save, saving };
}
