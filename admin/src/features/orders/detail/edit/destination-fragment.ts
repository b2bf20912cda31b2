import { graphql } from '../../../../gql/index.ts';

/** What the form of a destination begins with. */
export const EditDestinationFragment = graphql(`
  fragment EditDestination_Order on Order {
    number
    market
    status
    revision
    phone
    address {
      firstName
      lastName
      address
      apt
      city
      state
      zipCode
    }
    deliveryNote {
      wish
      text
    }
    giftMessage
  }
`);
