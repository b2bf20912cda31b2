import { orderModel } from '@eunbit/server/modules/order/order.model';
import { graphql } from '../gql/gql.ts';
import type { ShopClient } from './shop-client.ts';
import { ADDRESSES, CONTACT, expectResult } from './story.ts';
import type { TestShop } from './test-shop.ts';

export const EditOrder = graphql(`
  mutation EditOrder($input: EditOrderInput!) {
    editOrder(input: $input) {
      __typename
      ... on OrderEdited {
        order {
          revision phone addressCheck address { firstName address apt city state zipCode }
          deliveryNote { instruction text } total { amount } tax { amount }
          edits { editor reason changes { field before after } }
        }
      }
      ... on OrderEditProposed { order { revision paymentRequests { id status amount { amount } } } }
      ... on OrderEditTotalChanges {
        changes { field before after } totalBefore { amount } totalAfter { amount }
      }
      ... on OrderAddressSuggested { suggestion { address city zipCode } }
      ... on OrderConflictError { order { revision status } }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
      ... on OrderEditError { code }
    }
  }
`);

export const EditOwnOrder = graphql(`
  mutation EditOwnOrder($input: EditOwnOrderInput!) {
    editOwnOrder(input: $input) {
      __typename
      ... on OrderEdited { order { revision phone edits { editor reason changes { field before after } } } }
      ... on OrderEditProposed {
        paymentToken
        order {
          revision isEditableByBuyer total { amount } paymentRequests { id }
          openPaymentRequest { id status requestedBy amount { amount } expiresAt changes { field before after } }
        }
      }
      ... on OrderEditTotalChanges { totalBefore { amount } totalAfter { amount } }
      ... on OrderConflictError { order { revision status } }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
      ... on OrderEditError { code }
    }
  }
`);

type Items = Readonly<Record<string, number>>;

/** The original destination of the orders in these tests, with changes. */
export function destination(
  market: 'KR' | 'US',
  change: Partial<(typeof ADDRESSES)['US']> & {
    readonly apt?: string;
    readonly phone?: string;
    readonly note?: 'AT_DOOR';
    readonly isKeptAsTyped?: boolean;
  } = {},
) {
  const { phone = CONTACT.phone, note, isKeptAsTyped, ...address } = change;
  return {
    address: { ...ADDRESSES[market], ...address },
    phone,
    ...(note && { deliveryNote: { instruction: note } }),
    ...(isKeptAsTyped && { isKeptAsTyped }),
  };
}

/** The order as stored in the database. */
export async function readOrder(shop: TestShop, number: string) {
  const order = await orderModel(shop.connection).findOne({ number }).lean();
  if (!order) throw new Error(`there is no order ${number}`);
  return order;
}

export const EditOrderLines = graphql(`
  mutation EditOrderLines($input: EditOrderLinesInput!) {
    editOrderLines(input: $input) {
      __typename
      ... on OrderEdited {
        order {
          revision total { amount } tax { amount } lines { productId quantity unitPrice { amount } addedUnits { quantity unitPrice { amount } } lineTotal { amount } }
          edits { editor reason changes { field before after } }
        }
      }
      ... on OrderEditProposed { order { revision total { amount } paymentRequests { id status amount { amount } } } }
      ... on OrderEditTotalChanges { totalBefore { amount } totalAfter { amount } }
      ... on InsufficientStockError { shortages { productId requested available isStopped } }
      ... on OrderConflictError { order { revision status } }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on OrderEditError { code }
    }
  }
`);

export const PreviewOrderLines = graphql(`
  query PreviewOrderLines($input: OrderLinesInput!) {
    previewOrderLines(input: $input) {
      __typename
      ... on OrderLinesPreview {
        changes { field before after } totalBefore { amount } totalAfter { amount } settlement difference { amount }
      }
      ... on InsufficientStockError { shortages { productId requested available isStopped } }
      ... on UserError { message }
      ... on OrderEditError { code }
    }
  }
`);

/** The wanted lines of an order, by product. */
export const toLines = (items: Items) =>
  Object.entries(items).map(([productId, quantity]) => ({ productId, quantity }));

/** Edits the lines of an order with the total of its preview. */
export async function editLines(
  staff: ShopClient,
  orderNumber: string,
  items: Items,
  { expectedRevision = 0, reason = 'Asked by phone' }: { expectedRevision?: number; reason?: string } = {},
) {
  const input = { orderNumber, expectedRevision, lines: toLines(items) };
  const { previewOrderLines } = await staff.run(PreviewOrderLines, { input });
  const { totalAfter } = expectResult(previewOrderLines, 'OrderLinesPreview');
  const edit = { ...input, acceptedTotal: totalAfter.amount, reason };
  return (await staff.run(EditOrderLines, { input: edit })).editOrderLines;
}
