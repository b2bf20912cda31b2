import { graphql } from '../../../gql/index.ts';

export const ProductRankingFields = graphql(`
  fragment ProductRankingFields on ProductRanking {
    version
    products {
      id
      title
      pictureUrl
      isBestseller
      isShownKr
      isShownUs
    }
  }
`);
