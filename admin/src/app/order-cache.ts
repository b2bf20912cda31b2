import { type ApolloCache, InMemoryCache } from '@apollo/client';

/**
 * How the back office keeps orders. The storefront joins the pages of a list; a table shows one page at a time, so here each page is kept
 * by itself.
 */
export function keepOrders(cache: ApolloCache): void {
  if (!(cache instanceof InMemoryCache)) return;
  cache.policies.addTypePolicies({
    // A row reads less of these than an open order does: what it brings must not wipe out the rest.
    Address: { merge: true },
    OrderPayment: { merge: true },
    OrderStaffDetails: { keyFields: ['orderNumber'], fields: { notes: { merge: false }, activity: { merge: false } } },
    // A line's id is unique within its order only.
    OrderLine: { keyFields: false },
    Query: { fields: { orders: { keyArgs: ['market', 'filter', 'sort', 'first', 'after'], merge: false } } },
  });
}
