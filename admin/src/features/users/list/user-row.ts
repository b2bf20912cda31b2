import { type FragmentType, graphql } from '../../../gql/index.ts';

/** What the list says about an account, as a table row and as a card on phones. */
export const UserRowFragment = graphql(`
  fragment UserRow_User on User {
    id
    email
    firstname
    lastname
    phone
    role
    blocked
    location
    createdAt
    orderCount
  }
`);

export type UserRowRef = FragmentType<typeof UserRowFragment>;
