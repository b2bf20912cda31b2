import { graphql } from '../gql/gql.ts';

export const LedgerSummary = graphql(`
  query LedgerSummary($market: Market!, $from: DateTime!, $to: DateTime!) {
    ledgerSummary(market: $market, from: $from, to: $to) {
      sums { kind count amount { amount currency } }
      net { amount currency }
    }
  }
`);

export const Ledger = graphql(`
  query Ledger($market: Market!, $from: DateTime!, $to: DateTime!, $first: Int!, $after: String) {
    ledger(market: $market, from: $from, to: $to, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { id kind method orderNumber amount { amount } } }
    }
  }
`);

export const OrderLedger = graphql(`
  query OrderLedger($orderNumber: String!) {
    orderLedger(orderNumber: $orderNumber) {
      entries { kind amount { amount currency } intentId chargeId refundId }
      net { amount currency }
    }
  }
`);
