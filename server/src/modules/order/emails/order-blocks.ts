import { BuyerNoteField, noteTexts } from '@eunbit/schema/buyer-notes';
import { cardText } from '@eunbit/schema/card-label';
import { formatDate, formatTime } from '@eunbit/schema/date';
import type { Units } from '@eunbit/schema/fulfilment';
import { CURRENCY_BY_MARKET, type Language } from '@eunbit/schema/market';
import { formatMoney } from '@eunbit/schema/money';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { TIME_ZONE } from '@eunbit/schema/time-zone';
import { type AmountRow, type Block, type EmailLinks, facts } from '../../email/index.ts';
import { type Amounts, BUYER_NOTE_WORDS, computeLineTotal, type OrderLineRecord } from '../../purchase/index.ts';
import type { FulfilmentParcelRecord } from '../fulfilment/fulfilment.record.ts';
import type { OrderRecord } from '../order.record.ts';
import { getOutstandingAmount } from '../payment-amounts.ts';
import { withheldUnits } from '../refunds.record.ts';
import { trackingUrl } from '../tracking.ts';
import { CARRIERS, ORDER_WORDS, SHIPPING } from './order-words.ts';

type Sale = Pick<OrderRecord, 'market'> & { readonly amounts: Amounts };

/** Formats an amount of an order as the storefront does. */
export function orderMoney({ market }: Pick<OrderRecord, 'market'>, amount: number): string {
  return formatMoney({ amount, currency: CURRENCY_BY_MARKET[market] }, { place: 'order' });
}

/** Formats a day in the store's time zone. */
export function orderDay({ market }: Pick<OrderRecord, 'market'>, instant: Date, language: Language): string {
  return formatDate(instant, language, TIME_ZONE[market]);
}

/** Formats the deadline of a deposit with its time of day, since "by Tuesday" could mean a minute past midnight. */
export function orderMoment(order: Pick<OrderRecord, 'market'>, instant: Date, language: Language): string {
  return `${orderDay(order, instant, language)} ${formatTime(instant, language, TIME_ZONE[order.market])}`;
}

/** The number of units, and how many of them are not sent because they were refunded. */
function quantityText({ productId, quantity }: Units, withheld: readonly Units[], language: Language): string {
  const words = ORDER_WORDS[language];
  const kept = withheld.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
  return kept > 0 ? `${words.quantity(quantity)} (${words.notSent(kept)})` : words.quantity(quantity);
}

export function lineBlock(
  order: Pick<OrderRecord, 'market'> & { readonly lines: readonly OrderLineRecord[] } & Partial<
      Pick<OrderRecord, 'refunds'>
    >,
  language: Language,
  links: EmailLinks,
): Block {
  const { market } = order;
  const withheld = withheldUnits(order);
  return {
    type: 'lines',
    lines: order.lines.map((line) => ({
      title: line.title[language],
      note: quantityText(line, withheld, language),
      amount: orderMoney(order, computeLineTotal(line)),
      pictureUrl: links.picture(line.mediaId),
      url: links.page(`/product/${line.slug}`, { market, language }),
    })),
  };
}

export function amountBlock(order: Sale, language: Language): Block {
  const words = ORDER_WORDS[language];
  const { subtotal, shipping, tax, taxRate, total } = order.amounts;
  const taxed: AmountRow[] =
    order.market === 'US' ? [{ label: words.tax(taxRate), value: orderMoney(order, tax) }] : [];
  return {
    type: 'amounts',
    rows: [
      { label: words.subtotal, value: orderMoney(order, subtotal) },
      { label: words.shipping, value: orderMoney(order, shipping) },
      ...taxed,
      { label: words.total, value: orderMoney(order, total), isTotal: true },
    ],
  };
}

/** Products and quantities on one line. */
export function unitsText({ lines }: Pick<OrderRecord, 'lines'>, units: readonly Units[], language: Language): string {
  const titles = new Map(lines.map(({ productId, title }) => [productId, title[language]]));
  return units.map(({ productId, quantity }) => `${titles.get(productId) ?? productId} × ${quantity}`).join(', ');
}

/** Formats a calendar day of the store, to which no time zone conversion applies. */
export function storeDayText(day: string, language: Language): string {
  return formatDate(new Date(`${day}T00:00:00Z`), language, 'UTC');
}

/** Formats the first and last delivery day. */
function arrivalText({ earliest, latest }: NonNullable<OrderRecord['promisedDelivery']>, language: Language): string {
  const [first, last] = [earliest, latest].map((day) => storeDayText(day, language));
  return first === last ? `${first}` : `${first} – ${last}`;
}

/** The payment method, with the last digits of a card. */
export function methodFacts({ payment }: OrderRecord, language: Language): Block {
  const words = ORDER_WORDS[language];
  const method = words.methods[payment.method];
  return facts({ label: words.paymentMethod, value: payment.card ? `${method} · ${cardText(payment.card)}` : method });
}

/** Whether some of the order has not arrived yet. */
const isAwaited = ({ fulfilmentStatus }: Pick<OrderRecord, 'fulfilmentStatus'>): boolean =>
  fulfilmentStatus === 'OPEN' || fulfilmentStatus === 'PARTLY_SHIPPED' || fulfilmentStatus === 'SHIPPED';

/** The buyer's notes on the order. */
function noteFacts(order: OrderRecord, language: Language) {
  const texts = noteTexts(order, language);
  return Object.values(BuyerNoteField).map((field) =>
    texts[field] ? { label: BUYER_NOTE_WORDS[language][field], value: texts[field] } : null,
  );
}

/** Order number, date and shipping address. */
export function orderFacts(order: OrderRecord, language: Language): Block {
  const words = ORDER_WORDS[language];
  return facts(
    { label: words.number, value: order.number },
    { label: words.placedOn, value: orderDay(order, order.createdAt, language) },
    { label: words.recipient, value: personName(order.address) },
    { label: words.address, value: addressLine(order.address, order.market) },
    { label: words.shippingOption, value: SHIPPING[language][order.shippingOption] },
    isAwaited(order) && order.promisedDelivery
      ? { label: words.arrival, value: arrivalText(order.promisedDelivery, language) }
      : null,
    ...noteFacts(order, language),
  );
}

/** The account, amount and deadline of a deposit, virtual accounts included; null for other payment methods. */
export function depositFacts(order: OrderRecord, language: Language): Block | null {
  const { payment } = order;
  const bank = payment.depositAccount;
  if (!bank) return null;
  const words = ORDER_WORDS[language];
  return facts(
    { label: words.bank, value: `${bank.name[language]} ${bank.accountNumber}` },
    { label: words.accountHolder, value: bank.accountHolder },
    { label: words.amountDue, value: orderMoney(order, getOutstandingAmount(order)) },
    payment.depositorName ? { label: words.depositor, value: payment.depositorName } : null,
    payment.dueAt ? { label: words.payBy, value: orderMoment(order, payment.dueAt, language) } : null,
  );
}

/** Carriers and tracking numbers of parcels, with links to their tracking pages. */
export function trackingFacts(
  parcels: readonly Pick<FulfilmentParcelRecord, 'carrier' | 'trackingNumber'>[],
  language: Language,
): Block {
  return facts(
    ...parcels.map(({ carrier, trackingNumber }) => ({
      label: CARRIERS[language][carrier],
      value: trackingNumber,
      url: trackingUrl(carrier, trackingNumber),
    })),
  );
}

/** Link to the page of an order: in the member's account, or the guest lookup. */
export function orderPage(
  links: EmailLinks,
  { number, userId, market }: Pick<OrderRecord, 'number' | 'userId' | 'market'>,
  language: Language,
): string {
  return links.page(`${userId ? '/orders' : '/guest-order'}/${encodeURIComponent(number)}`, { market, language });
}

/** The order and return that a staff-made replacement or exchange belongs to; empty for other orders. */
export function originBlocks(
  { origin, userId, market }: Pick<OrderRecord, 'origin' | 'userId' | 'market'>,
  language: Language,
  links: EmailLinks,
): Block[] {
  if (!origin?.orderNumber) return [];
  const { kind, orderNumber: number, returnNumber } = origin;
  const { origins, returnNumber: returned } = ORDER_WORDS[language];
  const url = orderPage(links, { number, userId, market }, language);
  return [
    facts(
      { label: origins[kind], value: number, url },
      returnNumber ? { label: returned, value: returnNumber, url: `${url}#returns` } : null,
    ),
  ];
}

/** Link to the order in the back office. */
export function officeOrder(links: EmailLinks, { market, userId, number }: OrderRecord): string {
  return links.file(`/admin/order_${userId ? '' : 'guest_'}${market === 'KR' ? 'ko' : 'us'}/${number}`);
}
