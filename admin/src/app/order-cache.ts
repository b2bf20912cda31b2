import { type ApolloCache, InMemoryCache } from '@apollo/client';

/**
 * Cache policies for orders. The storefront merges the pages of a list; a table shows one page at a time, so the back
 * office caches each page by itself.
 */
export function keepOrders(cache: ApolloCache): void {
  if (!(cache instanceof InMemoryCache)) return;
  cache.policies.addTypePolicies({
    // A row selects fewer fields of these types than an open order; merging keeps the other fields.
    Address: { merge: true },
    OrderPayment: { merge: true },
    // Shown with an order, with its emails and with its customer; the key keeps all of them in step.
    EmailAddressStatus: { keyFields: ['email'] },
    OrderStaffDetails: { keyFields: ['orderNumber'], fields: { notes: { merge: false }, activity: { merge: false } } },
    // A line's id is unique within its order only.
    OrderLine: { keyFields: false },
    Query: { fields: { orders: { keyArgs: ['market', 'filter', 'sort', 'first', 'after'], merge: false } } },
  });
}
