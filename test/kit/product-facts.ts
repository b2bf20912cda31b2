import { graphql } from '../gql/gql.ts';

/** What a product's page states beside texts and prices. */
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
