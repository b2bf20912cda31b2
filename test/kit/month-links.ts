import { orderModel } from '@eunbit/server/modules/order/order.model';
import { openDraftLink, sendDraftLink, TWO_PAYMENTS, twice } from './draft-link-actions.ts';
import { CancelDraftOrder } from './draft-orders.ts';
import { type Act, type Month, pick, someLines, withSomeOrder } from './month.ts';
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

const sendLink: Act = (month) =>
  sendDraftLink(month.staff, someLines(month), ({ number, token }) => month.links.push({ token, draftNumber: number }));

/** Expired links are opened as well. */
async function openLinkOfDraft(month: Month, token: string): Promise<string> {
  const answer = await openDraftLink({ ...month, stripeUrl: month.shop.stripeUrl }, token);
  if (answer === TWO_PAYMENTS) throw new Error('a link led to two payments');
  return answer;
}

/**
 * Opens a link for the additional amount of an order in two tabs at once, and pays it or leaves. If the order is not paid yet, or
 * only authorised, the customer accepts the change instead.
 */
async function openLinkOfOrder({ shop, customer, random }: Month, token: string): Promise<string> {
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
  // Mostly the newest link, which is likely to be open.
  const link = month.random() < 0.6 ? month.links.at(-1) : pick(month.links, month.random);
  if (!link) return null;
  return link.draftNumber ? openLinkOfDraft(month, link.token) : openLinkOfOrder(month, link.token);
}

async function cancelDraft({ staff, links, random }: Month): Promise<string | null> {
  const number = pick(
    links.flatMap(({ draftNumber }) => draftNumber ?? []),
    random,
  );
  return number ? (await staff.run(CancelDraftOrder, { input: { number } })).cancelDraftOrder.__typename : null;
}

/** Staff add a unit to an order; if that costs more, the customer is asked first. */
const addUnitAndAsk: Act = (month) =>
  withSomeOrder(month, async ({ number, accessToken }) => {
    const { staff, customer, random, links } = month;
    const answer = await addUnit(staff, number, await readOrder(staff, number), random);
    if (answer !== 'OrderEditProposed') return answer;
    const requestId =
      (await readOrder(staff, number)).paymentRequests.find(({ status }) => status === 'OPEN')?.id ?? '';
    const { ownPaymentToken } = await customer.run(OwnPaymentToken, { orderNumber: number, accessToken, requestId });
    if (!ownPaymentToken) {
      // The token of a guest becomes invalid when the order is moved to an account (ORDER-14).
      const order = await orderModel(month.shop.connection).findOne({ number }).lean();
      if (order?.userId) return answer;
      throw new Error(`the buyer of ${number} is asked for more and has no link`);
    }
    links.push({ token: ownPaymentToken, draftNumber: null });
    return answer;
  });

/** Staff cancel a payment request, or the customer declines it. */
async function endRequest({ staff, customer, tokens, random }: Month): Promise<string | null> {
  const orders = await Promise.all(
    [...tokens.keys()].map(async (number) => [number, await readOrder(staff, number)] as const),
  );
  const asked = orders.flatMap(([orderNumber, { paymentRequests }]) =>
    paymentRequests.filter(({ status }) => status === 'OPEN').map(({ id: requestId }) => ({ orderNumber, requestId })),
  );
  const input = pick(asked, random);
  if (!input) return null;
  if (random() < 0.5) return (await staff.run(CancelPaymentRequest, { input })).cancelPaymentRequest.__typename;
  const declined = { ...input, accessToken: tokens.get(input.orderNumber) ?? '' };
  return (await customer.run(CancelOwnPaymentRequest, { input: declined })).cancelOwnPaymentRequest.__typename;
}

/** Actions with payment links in a month. */
export const LINK_ACTS = {
  sendLink,
  openLink,
  cancelDraft,
  addUnitAndAsk,
  endRequest,
} as const satisfies Record<string, Act>;
