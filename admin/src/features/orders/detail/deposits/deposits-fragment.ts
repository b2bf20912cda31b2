import { graphql } from '../../../../gql/index.ts';

export const OrderDepositsFragment = graphql(`
  fragment OrderDeposits_Order on Order {
    number
    createdAt
    isDepositRecordable
    isPaymentDueEditable
    depositBanks { id name accountNumber }
    deposits {
      id
      amount { amount currency }
      receivedOn
      depositorName
      bankName
      isFromStatement
      recordedAt
      author
      isRemovable
      removal { reason at author }
    }
    payment { method status depositorName bank { id } outstandingAmount { amount currency } }
  }
`);
