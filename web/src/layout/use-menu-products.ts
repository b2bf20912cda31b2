import { useQuery } from '@apollo/client/react';
import { useLoaderData } from 'react-router';
import type { ScreenState } from '../app/screen.ts';
import type { CategoryMenu_ProductFragment } from '../gql/graphql.ts';
import { graphql, readFragment } from '../gql/index.ts';

const CategoryMenuProduct = graphql(`
  fragment CategoryMenu_Product on Product {
    id
    market
    slug
    title
    group
  }
`);

/** The products in the menus. */
export const MenuDocument = graphql(`
  query Menu {
    products(first: 50) {
      edges { node { ...CategoryMenu_Product } }
    }
  }
`);

/** The products of the header's menus; empty while they are loading. */
export function useMenuProducts(): readonly CategoryMenu_ProductFragment[] {
  const { failed } = useLoaderData<ScreenState>();
  const { data, previousData } = useQuery(MenuDocument, { ssr: !failed });
  return (data ?? previousData)?.products.edges.map(({ node }) => readFragment(CategoryMenuProduct, node)) ?? [];
}
