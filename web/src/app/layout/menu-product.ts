import { graphql } from '../../gql/index.ts';

export const CategoryMenuProduct = graphql(`
  fragment CategoryMenu_Product on Product {
    id
    market
    slug
    title
    group
  }
`);
