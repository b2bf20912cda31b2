import {
  CancelDraftOrder,
  CompleteDraftOrderPayment,
  makeDraft,
  StartDraftOrderPayment,
  sendDraft,
} from './draft-orders.ts';
import { type Act, type Month, type PaymentLink, pick, someLines, twice, withSomeOrder } from './month.ts';
import {
  CancelOwnPaymentRequest,
  CancelPaymentRequest,
  CompleteOrderPayment,
  ConfirmOrderChange,
  OwnPaymentToken,
  StartOrderPayment,
} from './payment-requests.ts';
import { addUnit, readOrder } from './staff-actions.ts';
import { confirmCard } from './story.ts';

/** Staff make an order for a customer and send the link. */
async function sendLink(month: Month): Promise<string> {
  const { staff, links } = month;
  const draft = await makeDraft(staff, 'US', { lines: someLines(month) });
  const sent = await sendDraft(staff, draft);
  if (sent.__typename !== 'DraftOrderSent') return sent.__typename;
  const token = new URLSearchParams(sent.draftOrder.paymentPath?.split('#')[1]).get('link') ?? '';
  links.push({ token, draftNumber: draft.number });
  return sent.__typename;
}

/** Somebody who has a link opens it in two tabs, and pays, or leaves; after it has ended as well. */
async function openDraftLink({ shop, customer, tokens, random }: Month, token: string): Promise<string> {
  const input = { token };
  const starts = await twice(() => customer.run(StartDraftOrderPayment, { input }));
  const [started, again] = starts.map(({ startDraftOrderPayment }) => startDraftOrderPayment);
  if (started?.__typename !== 'DraftOrderPaymentStarted') return started?.__typename ?? '';
  if (again?.__typename === started.__typename && again.clientSecret !== started.clientSecret) {
    throw new Error('a link led to two payments');
  }
  if (random() < 0.2) return 'DraftOrderLeft';
  await confirmCard(shop.stripeUrl, started.clientSecret);
  if (random() < 0.2) return 'DraftOrderUnseen';
  const [{ completeDraftOrderPayment: placed }] = await twice(() => customer.run(CompleteDraftOrderPayment, { input }));
  if (placed.__typename === 'OrderPlaced') tokens.set(placed.order.number, placed.accessToken);
  return placed.__typename;
}

/** The same for what an order costs more; who has not paid yet, or whose money is set aside, agrees to it instead. */
async function openOrderLink({ shop, customer, random }: Month, token: string): Promise<string> {
  const input = { token };
  const starts = await twice(() => customer.run(StartOrderPayment, { input }));
  const [started, again] = starts.map(({ startOrderPayment }) => startOrderPayment);
  if (started?.__typename !== 'OrderPaymentStarted') {
    return (await customer.run(ConfirmOrderChange, { input })).confirmOrderChange.__typename;
  }
  if (again?.__typename === started.__typename && again.clientSecret !== started.clientSecret) {
    throw new Error('a link led to two payments');
  }
  if (random() < 0.2) return 'OrderPaymentLeft';
  await confirmCard(shop.stripeUrl, started.clientSecret);
  if (random() < 0.2) return 'OrderPaymentUnseen';
  const [{ completeOrderPayment }] = await twice(() => customer.run(CompleteOrderPayment, { input }));
  return completeOrderPayment.__typename;
}

async function openLink(month: Month): Promise<string | null> {
  // Mostly the newest, which is likely to be open.
  const newest: PaymentLink | undefined = month.links.at(-1);
  const link = month.random() < 0.6 ? newest : pick(month.links, month.random);
  if (!link) return null;
  return link.draftNumber ? openDraftLink(month, link.token) : openOrderLink(month, link.token);
}

async function cancelDraft({ staff, links, random }: Month): Promise<string | null> {
  const number = pick(
    links.flatMap(({ draftNumber }) => draftNumber ?? []),
    random,
  );
  return number ? (await staff.run(CancelDraftOrder, { input: { number } })).cancelDraftOrder.__typename : null;
}

/** Staff add a unit to an order, which its customer is asked about if that costs more. */
const addUnitAndAsk: Act = (month) =>
  withSomeOrder(month, async ({ number, accessToken }) => {
    const { staff, customer, random, links } = month;
    const answer = await addUnit(staff, number, await readOrder(staff, number), random);
    if (answer !== 'OrderEditProposed') return answer;
    const requestId = (await readOrder(staff, number)).paymentRequests.find(({ state }) => state === 'OPEN')?.id ?? '';
    const { ownPaymentToken } = await customer.run(OwnPaymentToken, { orderNumber: number, accessToken, requestId });
    if (!ownPaymentToken) throw new Error(`the buyer of ${number} is asked for more and has no link`);
    links.push({ token: ownPaymentToken, draftNumber: null });
    return answer;
  });

/** Staff take back what they have asked for, or the customer declines it. */
async function endRequest({ staff, customer, tokens, random }: Month): Promise<string | null> {
  const orders = await Promise.all(
    [...tokens.keys()].map(async (number) => [number, await readOrder(staff, number)] as const),
  );
  const asked = orders.flatMap(([orderNumber, { paymentRequests }]) =>
    paymentRequests.filter(({ state }) => state === 'OPEN').map(({ id: requestId }) => ({ orderNumber, requestId })),
  );
  const input = pick(asked, random);
  if (!input) return null;
  if (random() < 0.5) return (await staff.run(CancelPaymentRequest, { input })).cancelPaymentRequest.__typename;
  const declined = { ...input, accessToken: tokens.get(input.orderNumber) ?? '' };
  return (await customer.run(CancelOwnPaymentRequest, { input: declined })).cancelOwnPaymentRequest.__typename;
}

/** What people do with links to payments in a month. */
export const LINK_ACTS = {
  sendLink,
  openLink,
  cancelDraft,
  addUnitAndAsk,
  endRequest,
} as const satisfies Record<string, Act>;
