import { graphql } from '../gql/gql.ts';
import type { Market, ReturnLineInput } from '../gql/graphql.ts';
import { recordWholeDeposit } from './deposits.ts';
import { UpdateOrderStatus } from './operations.ts';
import { shipped } from './shipping.ts';
import type { ShopClient } from './shop-client.ts';
import { expectResult } from './story.ts';

graphql(`
  fragment ReturnParts on Return {
    number status resolution hasGoodsToSendBack dueAt isWithdrawable isSendable nextStatuses
    lines { productId quantity reason received restocked writtenOff }
    shipping { payer fee { amount } }
    pickup { on carrier note }
    refund { id amount { amount } reason status isCancellable }
    refundPlan { worth { amount } shipping { amount } fee { amount } amount { amount } }
    refundLimitLeft { amount }
    openPayment { amount { amount } expiresAt path }
    history { status reason author }
    pictures { url width height }
    isLabelRequestable label { status problem parcels { number labelUrl carrierName trackingNumber trackingUrl status } }
  }
`);
export const ReturnOptions = graphql(`
  query ReturnOptions($accessToken: String!) {
    guestOrder(accessToken: $accessToken) {
      returnOptions {
        isPossible changeOfMind { payer fee { amount } }
        lines { productId quantity isReceiptKnown obstacle explanation reasons { reason quantity until } }
      }
      returns { ...ReturnParts }
    }
  }
`);
export const ReturnPreview = graphql(`
  query ReturnPreview($input: ReturnChoiceInput!) {
    returnPreview(input: $input) {
      __typename
      ... on ReturnPreview {
        hasGoodsToSendBack shipping { payer fee { amount } } refund { worth { amount } shipping { amount } amount { amount } }
      }
      ... on ValidationError { fieldErrors { path key } }
      ... on ReturnError { code }
    }
  }
`);
export const RequestReturn = graphql(`
  mutation RequestReturn($input: RequestReturnInput!) {
    requestReturn(input: $input) {
      __typename
      ... on Return { ...ReturnParts }
      ... on ValidationError { fieldErrors { path key } }
      ... on ReturnError { code }
    }
  }
`);
export const WithdrawReturn = graphql(`
  mutation WithdrawReturn($input: WithdrawReturnInput!) {
    withdrawReturn(input: $input) {
      __typename
      ... on Return { ...ReturnParts }
      ... on ReturnConflictError { return { ...ReturnParts } }
      ... on ReturnError { code }
    }
  }
`);
export const ReportReturnSent = graphql(`
  mutation ReportReturnSent($input: ReportReturnSentInput!) {
    reportReturnSent(input: $input) { __typename ... on Return { ...ReturnParts } ... on ReturnError { code } }
  }
`);
export const ApproveReturn = graphql(`
  mutation ApproveReturn($input: ApproveReturnInput!) {
    approveReturn(input: $input) {
      __typename
      ... on Return { ...ReturnParts }
      ... on ReturnConflictError { message return { ...ReturnParts } }
      ... on ReturnError { code }
    }
  }
`);
export const RefuseReturn = graphql(`
  mutation RefuseReturn($input: RefuseReturnInput!) {
    refuseReturn(input: $input) {
      __typename
      ... on Return { ...ReturnParts }
      ... on ValidationError { fieldErrors { path key } }
      ... on ReturnConflictError { return { status } }
    }
  }
`);
export const ArrangeReturnPickup = graphql(`
  mutation ArrangeReturnPickup($input: ArrangeReturnPickupInput!) {
    arrangeReturnPickup(input: $input) { __typename ... on Return { ...ReturnParts } ... on ReturnError { code } }
  }
`);
export const RequestReturnLabel = graphql(`
  mutation RequestReturnLabel($input: RequestReturnLabelInput!) {
    requestReturnLabel(input: $input) { __typename ... on Return { ...ReturnParts } ... on ReturnError { code } }
  }
`);
export const ReceiveReturn = graphql(`
  mutation ReceiveReturn($input: ReceiveReturnInput!) {
    receiveReturn(input: $input) {
      __typename
      ... on Return { ...ReturnParts }
      ... on ReturnConflictError { return { status } }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);
export const InspectReturn = graphql(`
  mutation InspectReturn($input: InspectReturnInput!) {
    inspectReturn(input: $input) {
      __typename
      ... on Return { ...ReturnParts }
      ... on ReturnConflictError { return { status } }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);
export const RefundReturn = graphql(`
  mutation RefundReturn($input: RefundReturnInput!) {
    refundReturn(input: $input) {
      __typename
      ... on Return { ...ReturnParts }
      ... on ReturnConflictError { message return { ...ReturnParts } }
      ... on ReturnError { code }
    }
  }
`);
export const ReplaceReturn = graphql(`
  mutation ReplaceReturn($input: ReplaceReturnInput!) {
    replaceReturn(input: $input) {
      __typename
      ... on Return { ...ReturnParts replacementNumber }
      ... on ReturnError { code }
    }
  }
`);
export const RefundBesideReturn = graphql(`
  mutation RefundBesideReturn($input: RequestRefundInput!) {
    requestRefund(input: $input) {
      __typename
      ... on RefundRequested { refund { id } }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);
export const LeftOfOrder = graphql(`
  query LeftOfOrder($input: RefundChoiceInput!) {
    refundPreview(input: $input) { __typename ... on RefundPreview { left { amount } lines { quantity } } }
  }
`);
export const Returns = graphql(`
  query Returns($filter: ReturnFilterInput!, $market: Market!, $first: Int!, $after: String) {
    returns(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo { endCursor hasNextPage }
      nodes { number orderNumber customerName lines { title } }
    }
    returnCounts(market: $market) { requested overdue inTransit received inspected }
  }
`);

export const ReturnFollowed = graphql(`
  subscription ReturnFollowed($market: Market!) { returnChanged(market: $market) { number status } }
`);
export const OwnReturnFollowed = graphql(`
  subscription OwnReturnFollowed($accessToken: String) {
    orderStatusChanged(accessToken: $accessToken) { returns { number status } }
  }
`);

export const line = (productId: string, quantity: number, reason: ReturnLineInput['reason']) => ({
  productId,
  quantity,
  reason,
});

/** Takes a return up to its settlement: all expected units are received and restocked. */
export async function returnGoods(staff: ShopClient, number: string): Promise<void> {
  const approved = await staff.run(ApproveReturn, { input: { number } });
  const { hasGoodsToSendBack, lines } = expectResult(approved.approveReturn, 'Return');
  if (!hasGoodsToSendBack) return;
  const came = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const received = await staff.run(ReceiveReturn, { input: { number, lines: came } });
  expectResult(received.receiveReturn, 'Return');
  const inspected = came.map(({ productId, quantity }) => ({ productId, restocked: quantity, writtenOff: 0 }));
  const { inspectReturn } = await staff.run(InspectReturn, { input: { number, lines: inspected } });
  expectResult(inspectReturn, 'Return');
}

/** Confirms and ships an order, so that it can be returned. */
export async function sendOff(staff: ShopClient, orderNumber: string, market: Market = 'KR'): Promise<void> {
  await recordWholeDeposit(staff, orderNumber);
  const confirm = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED' } as const;
  expectResult((await staff.run(UpdateOrderStatus, { input: confirm })).updateOrderStatus, 'OrderUpdated');
  await shipped(staff, orderNumber, { market });
}
