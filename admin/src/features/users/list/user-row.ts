import { type FragmentType, graphql } from '../../../gql/index.ts';

/** Fields of an account in the list, for table rows and for cards on phones. */
export const UserRowFragment = graphql(`
  fragment UserRow_User on User {
    id
    email
    firstName
    lastName
    phone
    role
    staffRole { id name }
    isBlocked
    location
    createdAt
    tags
    summary { orderCount value { amount currency } }
  }
`);

/** The corresponding fields of a guest. */
export const GuestRowFragment = graphql(`
  fragment GuestRow_Guest on Guest {
    id
    email
    firstName
    lastName
    phone
    location
    lastOrderAt
    tags
    summary { orderCount value { amount currency } }
  }
`);

export type UserRowRef = FragmentType<typeof UserRowFragment>;
export type GuestRowRef = FragmentType<typeof GuestRowFragment>;
