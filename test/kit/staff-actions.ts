import { graphql } from '../gql/gql.ts';
import { ship } from './shipping.ts';
import type { ShopClient } from './shop-client.ts';
import { ADDRESSES, CONTACT } from './story.ts';

const ActedOrder = graphql(`
  query ActedOrder($number: String!) {
    order(number: $number) {
      market
      status
      revision
      createdAt
      total { amount }
      lines { productId quantity fulfilment { open } }
      fulfilments { id }
      payment { method status outstandingAmount { amount } }
      paymentRequests { id status }
    }
  }
`);
const ActedDeposit = graphql(`
  mutation ActedDeposit($input: RecordDepositInput!) { recordDeposit(input: $input) { __typename } }
`);
const ActedRefundPreview = graphql(`
  query ActedRefundPreview($input: RefundChoiceInput!) {
    refundPreview(input: $input) { __typename ... on RefundPreview { left { amount } } }
  }
`);
const ActedRefund = graphql(`
  mutation ActedRefund($input: RequestRefundInput!) { requestRefund(input: $input) { __typename } }
`);
const ActedEdit = graphql(`
  mutation ActedEdit($input: EditOrderInput!) { editOrder(input: $input) { __typename } }
`);

const ActedLinesPreview = graphql(`
  query ActedLinesPreview($input: OrderLinesInput!) {
    previewOrderLines(input: $input) { __typename ... on OrderLinesPreview { totalAfter { amount } } }
  }
`);
const ActedEditLines = graphql(`
  mutation ActedEditLines($input: EditOrderLinesInput!) { editOrderLines(input: $input) { __typename } }
`);

/** An order as staff read it before an action. */
export async function readOrder(client: ShopClient, number: string) {
  const { order } = await client.run(ActedOrder, { number });
  if (!order) throw new Error(`${number} is gone`);
  return order;
}

export type ReadOrder = Awaited<ReturnType<typeof readOrder>>;

/** Ships one open unit of an order; null if there is none, or it may not be shipped. */
export async function shipPart(client: ShopClient, orderNumber: string, { market, lines, fulfilments }: ReadOrder) {
  const line = lines.find(({ fulfilment }) => (fulfilment?.open ?? 0) > 0);
  if (!line) return null;
  const digits = [...orderNumber.slice(-8)].map((sign) => Number.parseInt(sign, 36) % 10).join('') + fulfilments.length;
  const parcels =
    market === 'KR'
      ? [{ carrier: 'HANJIN' as const, trackingNumber: digits.padStart(12, '1') }]
      : [{ carrier: 'USPS' as const, trackingNumber: digits.padStart(22, '9') }];
  const unit = { lines: [{ productId: line.productId, quantity: 1 }], isUnpaidAccepted: true };
  const { outcome } = await ship(client, orderNumber, {
    market,
    parcels,
    expectedFulfilments: fulfilments.length,
    ...unit,
  });
  return outcome === 'DONE' ? outcome : null;
}

/** Records half of the open amount, or all of it. */
async function recordDeposit(client: ShopClient, orderNumber: string, { payment }: ReadOrder, random: () => number) {
  const outstanding = payment.outstandingAmount.amount;
  if (payment.method !== 'DEPOSIT' || outstanding === 0) return null;
  const amount = random() < 0.5 ? Math.ceil(outstanding / 2) : outstanding;
  const receivedOn = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(new Date());
  const input = { orderNumber, amount, receivedOn, depositorName: '이미나', bankId: 'kb', isRepeatConfirmed: true };
  return (await client.run(ActedDeposit, { input })).recordDeposit.__typename;
}

async function refundPart(client: ShopClient, orderNumber: string, { market }: ReadOrder, random: () => number) {
  if (market !== 'US') return null;
  const nothing = { orderNumber, lines: [], shipping: 0 };
  const { refundPreview } = await client.run(ActedRefundPreview, { input: nothing });
  if (refundPreview.__typename !== 'RefundPreview' || refundPreview.left.amount < 2) return null;
  const expectedLeft = refundPreview.left.amount;
  const amount = 1 + Math.floor((random() * expectedLeft) / 2);
  const input = { ...nothing, amount, expectedLeft, reason: 'DAMAGED' as const };
  return (await client.run(ActedRefund, { input })).requestRefund.__typename;
}

async function editAddress(
  client: ShopClient,
  orderNumber: string,
  { market, revision }: ReadOrder,
  random: () => number,
) {
  const address = { ...ADDRESSES[market], apt: String(Math.floor(random() * 1000)) };
  const destination = { address, phone: CONTACT.phone, isKeptAsTyped: true };
  const input = { orderNumber, expectedRevision: revision, destination, reason: 'Moved.' };
  return (await client.run(ActedEdit, { input })).editOrder.__typename;
}

/** Adds or removes a unit of one of the lines, at the previewed total. */
async function editUnits(
  client: ShopClient,
  orderNumber: string,
  { lines, revision }: ReadOrder,
  random: () => number,
  change: 1 | -1,
) {
  const one = lines[Math.floor(random() * lines.length)];
  const wanted = lines
    .map(({ productId, quantity }) => ({ productId, quantity: quantity + (productId === one?.productId ? change : 0) }))
    .filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) return null;
  const input = { orderNumber, expectedRevision: revision, lines: wanted };
  const { previewOrderLines } = await client.run(ActedLinesPreview, { input });
  if (previewOrderLines.__typename !== 'OrderLinesPreview') return previewOrderLines.__typename;
  const edit = { ...input, acceptedTotal: previewOrderLines.totalAfter.amount, reason: 'Broken.' };
  return (await client.run(ActedEditLines, { input: edit })).editOrderLines.__typename;
}

const takeUnitOff = (client: ShopClient, orderNumber: string, order: ReadOrder, random: () => number) =>
  editUnits(client, orderNumber, order, random, -1);

/** If the order is paid or authorised and the edit costs more, the customer is asked first. */
export const addUnit = (client: ShopClient, orderNumber: string, order: ReadOrder, random: () => number) =>
  editUnits(client, orderNumber, order, random, 1);

/** Staff actions on an order that was just read; each returns the name of the result, or null if there was nothing to do. */
export const STAFF_ACTIONS = { recordDeposit, refundPart, shipPart, editAddress, takeUnitOff };
