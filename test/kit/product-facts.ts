import { graphql } from '../gql/gql.ts';

/** The facts on a product's page, without texts and prices. */
export const ProductFacts = graphql(`
  query ProductFacts($slug: String!) {
    product(slug: $slug) {
      number
      disclosure { label value }
      comparison { ours theirs rows { aspect ours theirs } }
      reports { file url title bytes }
    }
  }
`);
