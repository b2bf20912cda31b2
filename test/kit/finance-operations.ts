import { graphql } from '../gql/gql.ts';

export const LedgerSummary = graphql(`
  query LedgerSummary($market: Market!, $from: LocalDate!, $to: LocalDate!) {
    ledgerSummary(market: $market, from: $from, to: $to) {
      sums { kind count amount { amount currency } }
      net { amount currency }
    }
  }
`);

export const Ledger = graphql(`
  query Ledger($market: Market!, $from: LocalDate!, $to: LocalDate!, $first: Int!, $after: String) {
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

export const ProviderBalance = graphql(`
  query ProviderBalance($source: ProviderAnswerSource!) {
    providerBalance(source: $source) {
      readAt
      isProviderUnreachable
      dashboardUrl
      sums { available { amount currency } pending { amount currency } card { amount } }
    }
  }
`);

export const ProviderPayments = graphql(`
  query ProviderPayments($source: ProviderAnswerSource!, $after: String) {
    providerPayments(source: $source, after: $after) {
      readAt
      isProviderUnreachable
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      nodes {
        id
        status
        received { amount currency }
        refunded { amount }
        fee { amount }
        booked { amount }
        bookedRefunds { amount }
        bookedFee { amount }
        card { brand last4 }
        receiptUrl
        order { number email }
        differences { kind provider { amount } shop { amount } }
      }
    }
  }
`);

export const BooksComparison = graphql(`
  query BooksComparison {
    booksComparison {
      comparedAt
      isProviderUnreachable
      since
      totalCount
      differences { kind intentId order { number } }
    }
  }
`);
