import { graphql } from '../../../gql/index.ts';

export const GoesWithDocument = graphql(`
  query GoesWith($slug: String!) {
    product(slug: $slug) { id market goesWith { id ...ProductCard_Product } }
  }
`);
