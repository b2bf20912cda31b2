import { graphql } from '../../gql/index.ts';

/** All fields of a draft order that its page shows and edits. */
export const DraftOrderFragment = graphql(`
  fragment DraftOrder_DraftOrder on DraftOrder {
    id
    number
    market
    language
    kind
    status
    version
    userId
    email
    phone
    address { firstName lastName address apt city state zipCode }
    deliveryNote { instruction text }
    giftMessage
    lines {
      productId
      title
      quantity
      unitPrice { amount currency }
      listPrice { amount currency }
      agreedPrice { amount currency }
    }
    shippingOption
    agreedShipping { amount currency }
    amounts { ...DraftSums_DraftOrderAmounts total { amount currency } }
    payment
    offeredPayments
    bankId
    depositorName
    paymentDueOn
    reason
    expiresInDays
    originalNumber
    returnNumber
    createdAt
    sentAt
    expiresAt
    endedAt
    orderNumber
    paymentPath
  }
`);
