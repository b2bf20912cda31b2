import { USERS_PER_PAGE } from '@eunbit/schema/account';
import type { Market } from '@eunbit/schema/market';
import type { GraphqlClient } from '../graphql-client.ts';
import type { Operation } from '../measure-operation.ts';
import { pick } from '../pick.ts';
import { buildBuyer } from './buyers.ts';
import { MEMBER_COUNT, ORDER_COUNT, type Sold } from './records.ts';

const LIST_MS = 100;
const SEARCH_MS = 200;

const MONEY = '{ amount currency }';
/** The fields of an order in the list. */
const ROW = `id number market createdAt customerKind status fulfilmentStatus email
  total ${MONEY} shippingPrice ${MONEY} tax ${MONEY}
  address { firstName lastName address apt city }
  payment { method status paidAmount ${MONEY} outstandingAmount ${MONEY} refundedAmount ${MONEY} surplusAmount ${MONEY} }
  statusHistory { status at delay { reason until detail } }`;

const ORDER_LIST = `query OrderList($market: Market!, $filter: OrderFilterInput, $sort: OrderSort!, $first: Int!, $after: String) {
  orders(market: $market, filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { cursor node { ${ROW} } }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
}`;
/** Goes to the next page without other fields or a count. */
export const NEXT_PLACE = `query NextPlace($after: String) {
  orders(market: KR, first: 100, after: $after) { pageInfo { endCursor } }
}`;
const STAFF_SEARCH = `query StaffSearch($text: String!) {
  staffSearch(text: $text) {
    orders { id number market customerKind status createdAt email address { firstName lastName } }
    products { id market title }
    users { id firstName lastName email location }
  }
}`;
const USER_LIST = `query UserList($market: Market!, $search: String!, $first: Int!, $page: Int!) {
  users(market: $market, search: $search, first: $first, page: $page) {
    nodes { id email firstName lastName phone role isBlocked location createdAt orderCount }
    totalCount page pageCount
  }
}`;
const COUNTERS = `query Counters($market: Market!) {
  orderCounts(market: $market) { byStatus { status count } byAttention { attention count } }
}`;
const DASHBOARD = `query Dashboard($market: Market!) {
  latest: orders(market: $market, first: 4) { edges { node { ${ROW} } } }
  storeOverview(market: $market) {
    newUsersThisMonth revenueThisMonth ${MONEY} unansweredReviews
    today { orders newUsers revenue ${MONEY} } yesterday { orders newUsers revenue ${MONEY} }
    newestUsers { id firstName lastName email createdAt }
  }
  orderCounts(market: $market) { byStatus { status count } byAttention { attention count } }
  stockCounts(market: $market) { onSale soldOut stopped low }
}`;
const ORDER_DETAIL = `query OrderDetail($number: String!) {
  order(number: $number) { ${ROW} lines { title quantity } }
  orderStaffDetails(number: $number) { notes { id text } emails { id kind status } activity { id action at } }
}`;

/** Fields of the shipping table, for the orders that have waited longest. */
const TO_SHIP = `query OrdersToShip($market: Market!) {
  ordersToShip(market: $market) {
    orderNumber message
    order {
      id number market status customerKind undoableChange { id status author }
      address { firstName lastName address apt zipCode }
      lines { id quantity } shipment { boxes { carrier trackingNumber } }
    }
  }
}`;

/** A cursor this many pages of 100 orders deep in the Korean list. */
export async function deepPlace(staff: GraphqlClient, pages: number): Promise<string> {
  let after: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const data: { orders: { pageInfo: { endCursor: string } } } = await staff.query(NEXT_PLACE, { after });
    after = data.orders.pageInfo.endCursor;
  }
  return after ?? '';
}

const marketAt = (turn: number): Market => (turn % 2 === 0 ? 'KR' : 'US');
const buyerAt = (turn: number) => buildBuyer(marketAt(turn), pick(turn, 40, MEMBER_COUNT));

function list(name: string, variables: object, filterOf: (turn: number) => object = () => ({})): Operation {
  const shape = { sort: 'NEWEST', first: 20, after: null };
  return {
    name: `orders, ${name}`,
    aim: LIST_MS,
    query: ORDER_LIST,
    buildVariables: (turn) => ({ ...shape, market: marketAt(turn), ...variables, filter: filterOf(turn) }),
  };
}

function filtered(name: string, filter: object): Operation {
  return list(`filter: ${name}`, { market: 'KR' }, () => filter);
}

function search(name: string, textOf: (turn: number) => string): Operation {
  return {
    name: `search, ${name}`,
    aim: SEARCH_MS,
    query: STAFF_SEARCH,
    buildVariables: (turn) => ({ text: textOf(turn) }),
  };
}

const PAYMENT_SUMMARIES = ['AWAITING_PAYMENT', 'AUTHORISED', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED', 'VOID', 'FAILED'];
const FULFILMENT_STATUSES = ['OPEN', 'PARTLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'RETURNED', 'CANCELLED'];
const ATTENTION = [
  'DEPOSIT_TO_CHECK',
  'DEPOSIT_DIFFERS',
  'DEPOSIT_SURPLUS',
  'SHIPPED_UNPAID',
  'PAYMENT_LAPSED',
  'CASH_RECEIPT_DUE',
  'DELAY_OVERDUE',
  'ESCROW_DELIVERY_DUE',
  'REVERSAL_OPEN',
  'SHIPMENT_FAILED',
  'REFUND_BY_HAND',
  'PART_REFUND_BY_HAND',
];

/** The measured operations. `numbers` are order numbers, `deep` is a cursor deep in the Korean list. */
export function buildOperations(
  goods: readonly Sold[],
  numbers: readonly string[],
  deep: string,
): readonly Operation[] {
  const numberAt = (turn: number) => numbers[turn % numbers.length] ?? '';
  return [
    list('first page', {}),
    list('first page of 100', { first: 100 }),
    list('deep page', { market: 'KR', after: deep }),
    ...['OLDEST', 'HIGHEST_TOTAL', 'LOWEST_TOTAL'].map((sort) => list(`sort: ${sort}`, { sort })),
    ...['PREPARING_FOR_SHIPMENT', 'ORDER_SHIPPED', 'ORDER_CANCELLED'].map((status) => filtered(status, { status })),
    filtered('MEMBER', { customerKind: 'MEMBER' }),
    filtered('GUEST', { customerKind: 'GUEST' }),
    filtered('CARD', { paymentMethod: 'CARD' }),
    filtered('VIRTUAL_ACCOUNT', { paymentMethod: 'VIRTUAL_ACCOUNT' }),
    filtered('shipped to guests by escrow', {
      status: 'ORDER_SHIPPED',
      customerKind: 'GUEST',
      paymentMethod: 'ESCROW',
    }),
    filtered('a past year', { from: '2025-01-01', to: '2025-12-31' }),
    ...PAYMENT_SUMMARIES.map((paymentSummary) => filtered(`payment ${paymentSummary}`, { paymentSummary })),
    ...FULFILMENT_STATUSES.map((fulfilmentStatus) => filtered(`fulfilment ${fulfilmentStatus}`, { fulfilmentStatus })),
    filtered('paid and not sent', { paymentSummary: 'PAID', fulfilmentStatus: 'OPEN' }),
    ...ATTENTION.map((attention) => filtered(attention, { attention })),
    list('filter: a product', {}, (turn) => ({ productId: goods[turn % goods.length]?.productId })),
    list('filter: a product never sold', {}, () => ({ productId: 'f'.repeat(24) })),
    list('search: a name', {}, (turn) => ({ search: buyerAt(turn).lastName + buyerAt(turn).firstName })),
    list('search: a frequent name', { market: 'KR' }, () => ({ search: '김' })),
    list('search: what is nowhere', {}, () => ({ search: 'nobody@nowhere' })),
    search('an order number', numberAt),
    search('the end of a number', (turn) => numberAt(turn).slice(-8)),
    search('a name', (turn) => buyerAt(turn).lastName + buyerAt(turn).firstName),
    search('a frequent name', (turn) => (turn % 2 === 0 ? '김' : 'lee')),
    search('an email address', (turn) => buyerAt(turn).email),
    search('its beginning', () => 'kr.b'),
    search('a product', (turn) => goods[turn % goods.length]?.title.ko ?? ''),
    {
      ...list('', {}),
      name: 'order with its file',
      query: ORDER_DETAIL,
      buildVariables: (turn) => ({ number: numberAt(turn) }),
    },
    users('list', 1, () => ''),
    users('deep page', 400, () => ''),
    users('search: a name', 1, (turn) => buyerAt(turn).firstName),
    users('search: an email address', 1, (turn) => buyerAt(turn).email),
    { name: 'orders to ship', aim: LIST_MS, query: TO_SHIP, buildVariables: byMarket },
    { name: 'counters of what is to do', aim: LIST_MS, query: COUNTERS, buildVariables: byMarket },
    { name: 'dashboard of a store', aim: SEARCH_MS, query: DASHBOARD, buildVariables: byMarket },
  ];
}

const byMarket = (turn: number) => ({ market: marketAt(turn) });

function users(name: string, page: number, searchOf: (turn: number) => string): Operation {
  return {
    name: `users, ${name}`,
    aim: LIST_MS,
    query: USER_LIST,
    buildVariables: (turn) => {
      const market = marketAt(turn);
      return { market, search: searchOf(turn), first: USERS_PER_PAGE[market], page };
    },
  };
}

/** Order numbers from the whole time span, for searches. */
export const SAMPLED_ORDERS = Array.from({ length: 40 }, (_, index) => pick(index, 41, ORDER_COUNT));
