import type { UserListQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

export const UserListDocument = graphql(`
  query UserList($market: Market!, $search: String!, $page: Int!) {
    users(market: $market, search: $search, page: $page) {
      users {
        id
        ...UserRow_User
      }
      totalCount
      page
      pageCount
    }
  }
`);

export type ListedUsers = UserListQuery['users']['users'];
