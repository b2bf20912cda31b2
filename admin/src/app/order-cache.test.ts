import { gql } from '@apollo/client';
import { createCache } from '@eunbit/ui/apollo-cache';
import { expect, test } from 'vitest';
import { possibleTypes } from '../gql/possible-types.ts';
import { keepOrders } from './order-cache.ts';

const LIST = gql`
  query List($after: String) {
    orders(market: KR, first: 10, after: $after) {
      edges {
        node {
          id
        }
      }
    }
  }
`;
const DETAIL = gql`
  query Detail {
    order(number: "EB-1") {
      id
      address {
        city
        zipCode
      }
      lines {
        id
        quantity
      }
    }
  }
`;
const ROW = gql`
  fragment Row on Order {
    address {
      city
    }
  }
`;

function orderCache() {
  const cache = createCache(possibleTypes);
  keepOrders(cache);
  return cache;
}

const buildPage = (id: string) => ({
  orders: { __typename: 'OrderConnection', edges: [{ __typename: 'OrderEdge', node: { __typename: 'Order', id } }] },
});

const orderWith = (id: string, quantity: number) => ({
  order: {
    __typename: 'Order',
    id,
    address: { __typename: 'Address', city: 'Seoul', zipCode: '04782' },
    lines: [{ __typename: 'OrderLine', id: '1', quantity }],
  },
});

test('loading a later page leaves the first page unchanged', () => {
  const cache = orderCache();
  cache.writeQuery({ query: LIST, variables: { after: null }, data: buildPage('a') });
  cache.writeQuery({ query: LIST, variables: { after: 'cursor' }, data: buildPage('b') });

  expect(cache.readQuery({ query: LIST, variables: { after: null } })).toEqual(buildPage('a'));
  expect(cache.readQuery({ query: LIST, variables: { after: 'cursor' } })).toEqual(buildPage('b'));
});

test('a live update of a list row keeps the other fields of the open order', () => {
  const cache = orderCache();
  cache.writeQuery({ query: DETAIL, data: orderWith('a', 2) });

  cache.writeFragment({
    id: 'Order:a',
    fragment: ROW,
    data: { __typename: 'Order', address: { __typename: 'Address', city: 'Busan' } },
  });

  expect(cache.readQuery({ query: DETAIL })).toMatchObject({
    order: { address: { city: 'Busan', zipCode: '04782' }, lines: [{ id: '1', quantity: 2 }] },
  });
});

test('lines of two orders are cached separately though their ids are the same', () => {
  const cache = orderCache();
  const other = gql`
    query Other {
      order(number: "EB-2") {
        id
        lines {
          id
          quantity
        }
      }
    }
  `;
  cache.writeQuery({ query: DETAIL, data: orderWith('a', 2) });
  cache.writeQuery({ query: other, data: orderWith('b', 7) });

  expect(cache.readQuery({ query: DETAIL })).toMatchObject({ order: { lines: [{ quantity: 2 }] } });
});
