import type { GuestListQuery, UserListQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

export const UserListDocument = graphql(`
  query UserList($market: Market!, $search: String!, $tag: String!, $first: Int!, $page: Int!) {
    users(market: $market, search: $search, tag: $tag, first: $first, page: $page) {
      nodes { id ...UserRow_User }
      totalCount
      page
      pageCount
    }
  }
`);

export const GuestListDocument = graphql(`
  query GuestList($market: Market!, $search: String!, $tag: String!, $first: Int!, $page: Int!) {
    guests(market: $market, search: $search, tag: $tag, first: $first, page: $page) {
      nodes { id ...GuestRow_Guest }
      totalCount
      page
      pageCount
    }
  }
`);

export type ListedUsers = UserListQuery['users']['nodes'];
export type ListedGuests = GuestListQuery['guests']['nodes'];
