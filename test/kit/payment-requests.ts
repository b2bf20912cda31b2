import { graphql } from '../gql/gql.ts';
import { linkIn, waitForEmail } from './emails.ts';
import { CONTACT } from './story.ts';
import type { TestShop } from './test-shop.ts';

export const OrderPayment = graphql(`
  query OrderPayment($token: String!) {
    orderPayment(token: $token) {
      orderNumber market cardProvider { publishableKey sandboxUrl } deposit { amount { amount } dueAt }
      request { id kind state amount { amount currency } expiresAt endedAt changes { field before after } }
    }
  }
`);

export const StartOrderPayment = graphql(`
  mutation StartOrderPayment($input: StartOrderPaymentInput!) {
    startOrderPayment(input: $input) {
      __typename
      ... on OrderPaymentStarted { clientSecret payment { request { state } } }
      ... on OrderPaymentChecked { isProcessing payment { request { state } } }
      ... on PaymentRequestError { code }
    }
  }
`);

export const CompleteOrderPayment = graphql(`
  mutation CompleteOrderPayment($input: CompleteOrderPaymentInput!) {
    completeOrderPayment(input: $input) {
      __typename
      ... on OrderPaymentChecked { isProcessing declined payment { request { state changes { field } } } }
      ... on PaymentRequestError { code }
    }
  }
`);

export const ConfirmOrderChange = graphql(`
  mutation ConfirmOrderChange($input: ConfirmOrderChangeInput!) {
    confirmOrderChange(input: $input) {
      __typename
      ... on OrderPaymentChecked { isProcessing payment { deposit { amount { amount } } request { state changes { field } } } }
      ... on PaymentRequestError { code }
    }
  }
`);

export const CancelPaymentRequest = graphql(`
  mutation CancelPaymentRequest($input: CancelPaymentRequestInput!) {
    cancelPaymentRequest(input: $input) {
      __typename
      ... on OrderUpdated { order { paymentRequests { state endedAt } } }
      ... on UserError { message }
      ... on PaymentRequestError { code }
    }
  }
`);

export const DeclinePaymentRequest = graphql(`
  mutation DeclinePaymentRequest($input: DeclinePaymentRequestInput!) {
    declinePaymentRequest(input: $input) {
      __typename
      ... on OrderUpdated { order { isEditableByBuyer openPaymentRequest { id } } }
      ... on OrderConflictError { order { openPaymentRequest { id } address { zipcode } } }
      ... on UserError { message }
      ... on PaymentRequestError { code }
    }
  }
`);

export const OwnPaymentToken = graphql(`
  query OwnPaymentToken($orderNumber: String!, $requestId: ID!, $accessToken: String) {
    ownPaymentToken(orderNumber: $orderNumber, requestId: $requestId, accessToken: $accessToken)
  }
`);

export const SendPaymentRequest = graphql(`
  mutation SendPaymentRequest($input: SendPaymentRequestInput!) {
    sendPaymentRequest(input: $input) {
      __typename
      ... on PaymentRequestResent { email }
      ... on PaymentRequestError { code }
    }
  }
`);

/** The token of the link in the newest email to the buyer of these tests. */
export async function readPaymentToken(shop: TestShop): Promise<string> {
  const email = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_EDIT_PROPOSED' });
  return new URLSearchParams(linkIn(email, '/order-payment').hash.slice(1)).get('link') ?? '';
}
