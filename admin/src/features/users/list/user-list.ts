import type { UserListQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

export const UserListDocument = graphql(`
  query UserList($market: Market!, $search: String!, $first: Int!, $page: Int!) {
    users(market: $market, search: $search, first: $first, page: $page) {
      nodes {
        id
        ...UserRow_User
      }
      totalCount
      page
      pageCount
    }
  }
`);

export type ListedUsers = UserListQuery['users']['nodes'];
