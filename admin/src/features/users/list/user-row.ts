import { type FragmentType, graphql } from '../../../gql/index.ts';

/** Fields of an account in the list, for table rows and for cards on phones. */
export const UserRowFragment = graphql(`
  fragment UserRow_User on User {
    id
    email
    firstname
    lastname
    phone
    role
    isBlocked
    location
    createdAt
    orderCount
  }
`);

export type UserRowRef = FragmentType<typeof UserRowFragment>;
