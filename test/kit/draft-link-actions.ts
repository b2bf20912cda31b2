import { CompleteDraftOrderPayment, makeDraft, StartDraftOrderPayment, sendDraft } from './draft-orders.ts';
import type { ShopClient } from './shop-client.ts';
import { confirmCard } from './story.ts';

/** A draft order whose customer has its payment link. */
export interface DraftLink {
  readonly number: string;
  readonly token: string;
}

type Lines = readonly { readonly productId: string; readonly quantity: number }[];

/** Creates an order for a customer and sends the link, which is passed to `onSent`; returns the name of the result. */
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

/** Runs something twice at the same time, like a customer who opens a link in two tabs. */
export const twice = <T>(work: () => Promise<T>): Promise<[T, T]> => Promise.all([work(), work()]);

export interface Paying {
  readonly stripeUrl: string;
  readonly customer: ShopClient;
  /** Access tokens by order number; a placed order is added. */
  readonly tokens: Map<string, string>;
  readonly random: () => number;
}

/** Result that must never occur. */
export const TWO_PAYMENTS = 'TwoPayments';

/** Opens a link in two tabs at once, and pays, leaves before paying, or never returns from the bank. */
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
