import { CompleteDraftOrderPayment, makeDraft, StartDraftOrderPayment, sendDraft } from './draft-orders.ts';
import type { ShopClient } from './shop-client.ts';
import { confirmCard } from './story.ts';

/** A draft order whose customer has the link to its payment. */
export interface DraftLink {
  readonly number: string;
  readonly token: string;
}

type Lines = readonly { readonly productId: string; readonly quantity: number }[];

/** Staff make an order for a customer and send the link, which `onSent` gets; answers the name of what the shop said. */
export async function sendDraftLink(
  staff: ShopClient,
  lines: Lines,
  onSent: (link: DraftLink) => void,
): Promise<string> {
  const { number, ...saved } = await makeDraft(staff, 'US', { lines: [...lines] });
  const sent = await sendDraft(staff, { number, ...saved });
  if (sent.__typename !== 'DraftOrderSent') return sent.__typename;
  const token = new URLSearchParams(sent.draftOrder.paymentPath?.split('#')[1]).get('link') ?? '';
  onSent({ number, token });
  return sent.__typename;
}

/** Does something twice at the same moment, as who opens a link in two tabs. */
export const twice = <T>(work: () => Promise<T>): Promise<[T, T]> => Promise.all([work(), work()]);

export interface Paying {
  readonly stripeUrl: string;
  readonly customer: ShopClient;
  /** Access tokens by the numbers of orders; it gets the order that is placed. */
  readonly tokens: Map<string, string>;
  readonly random: () => number;
}

/** What must never come of a link. */
export const TWO_PAYMENTS = 'TwoPayments';

/** Somebody opens a link in two tabs at once, and pays, leaves before, or never comes back from the bank. */
export async function openDraftLink({ stripeUrl, customer, tokens, random }: Paying, token: string): Promise<string> {
  const input = { token };
  const starts = await twice(() => customer.run(StartDraftOrderPayment, { input }));
  const [started, again] = starts.map(({ startDraftOrderPayment }) => startDraftOrderPayment);
  if (started?.__typename !== 'DraftOrderPaymentStarted') return started?.__typename ?? '';
  if (again?.__typename === started.__typename && again.clientSecret !== started.clientSecret) return TWO_PAYMENTS;
  if (random() < 0.2) return 'DraftOrderLeft';
  await confirmCard(stripeUrl, started.clientSecret);
  if (random() < 0.2) return 'DraftOrderUnseen';
  const placed = await twice(() => customer.run(CompleteDraftOrderPayment, { input }));
  const [answer, other] = placed.map(({ completeDraftOrderPayment }) => completeDraftOrderPayment);
  for (const one of [answer, other])
    if (one?.__typename === 'OrderPlaced') tokens.set(one.order.number, one.accessToken);
  return answer?.__typename ?? '';
}
