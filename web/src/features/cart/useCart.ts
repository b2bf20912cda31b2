import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { readFragment } from '../../gql/index.ts';
import { CartContent, CartDocument } from './cart-content.ts';
import { keepCartToken } from './cart-token.ts';

/** The cart of this browser; `cart` is null while it is being read or cannot be. */
export function useCart() {
  const { data, error, loading, refetch } = useQuery(CartDocument);
  const cart = readFragment(CartContent, data?.cart) ?? null;
  const token = cart?.token ?? null;
  useEffect(() => keepCartToken(token), [token]);
  return { cart, error, loading, refetch };
}
