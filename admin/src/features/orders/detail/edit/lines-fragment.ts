import { graphql } from '../../../../gql/index.ts';

/** Initial values of the form for lines. */
export const EditLinesFragment = graphql(`
  fragment EditLines_Order on Order {
    number
    market
    status
    revision
    fulfilments { id }
    lines { productId title quantity unitPrice { amount currency } }
  }
`);
