import { graphql } from '../../../../gql/index.ts';

/** What the form of lines begins with. */
export const EditLinesFragment = graphql(`
  fragment EditLines_Order on Order {
    number
    market
    status
    revision
    fulfilments { id }
    lines {
      productId
      title
      quantity
      unitPrice { amount currency }
    }
  }
`);
