import { graphql } from '../gql/gql.ts';
import type { Bought } from './bought-orders.ts';
import { linkIn, waitForEmail } from './emails.ts';
import { editLines, readOrder } from './order-edits.ts';
import type { ShopClient } from './shop-client.ts';
import { CONTACT, expectResult } from './story.ts';
import type { TestShop } from './test-shop.ts';

export const OrderPayment = graphql(`
  query OrderPayment($token: String!) {
    orderPayment(token: $token) {
      orderNumber market cardProvider { publishableKey sandboxUrl } deposit { amount { amount } dueAt }
      request { id kind status authorisation { amount { amount currency } replacedAmount { amount } } amount { amount currency } expiresAt endedAt changes { field before after } }
    }
  }
`);

export const StartOrderPayment = graphql(`
  mutation StartOrderPayment($input: StartOrderPaymentInput!) {
    startOrderPayment(input: $input) {
      __typename
      ... on OrderPaymentStarted { clientSecret payment { request { status } } }
      ... on OrderPaymentChecked { isProcessing payment { request { status } } }
      ... on PaymentRequestError { code }
    }
  }
`);

export const CompleteOrderPayment = graphql(`
  mutation CompleteOrderPayment($input: CompleteOrderPaymentInput!) {
    completeOrderPayment(input: $input) {
      __typename
      ... on OrderPaymentChecked { isProcessing declined payment { request { status changes { field } } } }
      ... on PaymentRequestError { code }
    }
  }
`);

export const ConfirmOrderChange = graphql(`
  mutation ConfirmOrderChange($input: ConfirmOrderChangeInput!) {
    confirmOrderChange(input: $input) {
      __typename
      ... on OrderPaymentChecked { isProcessing payment { deposit { amount { amount } } request { status changes { field } } } }
      ... on PaymentRequestError { code }
    }
  }
`);

export const CancelPaymentRequest = graphql(`
  mutation CancelPaymentRequest($input: CancelPaymentRequestInput!) {
    cancelPaymentRequest(input: $input) {
      __typename
      ... on OrderUpdated { order { paymentRequests { status endedAt } } }
      ... on UserError { message }
      ... on PaymentRequestError { code }
    }
  }
`);

export const CancelOwnPaymentRequest = graphql(`
  mutation CancelOwnPaymentRequest($input: CancelOwnPaymentRequestInput!) {
    cancelOwnPaymentRequest(input: $input) {
      __typename
      ... on OrderUpdated { order { isEditableByBuyer openPaymentRequest { id } } }
      ... on OrderConflictError { order { openPaymentRequest { id } address { zipCode } } }
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

/** The token in the newest email to the buyer of these tests. */
export async function readPaymentToken(shop: TestShop): Promise<string> {
  const email = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_EDIT_PROPOSED' });
  return new URLSearchParams(linkIn(email, '/order-payment').hash.slice(1)).get('link') ?? '';
}

/** The first payment request of an order, as stored in the database. */
export async function readRequest(shop: TestShop, number: string) {
  const [request] = (await readOrder(shop, number)).paymentRequests ?? [];
  if (!request) throw new Error(`nothing is asked for of ${number}`);
  return request;
}

/** A bought order with an open payment request for changed units, whose customer has the link. */
export interface Asked extends Bought {
  readonly token: string;
  readonly requestId: string;
  /** The previous total, and the additional amount. */
  readonly before: number;
  readonly amount: number;
}

export async function askForUnits<B extends Bought>(
  shop: TestShop,
  staff: ShopClient,
  bought: B,
  items: Readonly<Record<string, number>>,
  expectedRevision = 0,
): Promise<B & Asked> {
  const { amounts } = await readOrder(shop, bought.number);
  expectResult(await editLines(staff, bought.number, items, { expectedRevision }), 'OrderEditProposed');
  const { paymentRequests = [] } = await readOrder(shop, bought.number);
  const { id: requestId, amount } = paymentRequests.at(-1) ?? { id: '', amount: 0 };
  return { ...bought, before: amounts.total, amount, requestId, token: await readPaymentToken(shop) };
}
