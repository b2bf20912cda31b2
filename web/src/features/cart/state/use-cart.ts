import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../gql/index.ts';
import { CartContent, CartDocument } from './cart-query.ts';

/** The cart of this browser; `cart` is null while it is loading or failed to. */
export function useCart() {
  const { data, error, loading, refetch } = useQuery(CartDocument);
  const cart = readFragment(CartContent, data?.cart) ?? null;
  return { cart, error, loading, refetch };
}
