import { CURRENCY_BY_MARKET, type Language, type Market } from '@eunbit/schema/market';
import { type Amounts, offeredDraftPayments, presentBuyerNotes, presentOrderLine } from '../purchase/index.ts';
import { DraftOrderOfferType } from './draft-offer.types.ts';
import type { DraftLineRecord, DraftOrderRecord } from './draft-order.model.ts';
import type { DraftOrderContext } from './draft-order.module.ts';
import { type DraftOrderAmountsType, type DraftOrderLineType, DraftOrderType } from './draft-order.types.ts';
import { shownStatus } from './draft-rules.ts';
import type { DraftTokens } from './draft-tokens.ts';

export function presentAmounts(
  { subtotal, shipping, tax, taxRate, total }: Amounts,
  market: Market,
): DraftOrderAmountsType {
  const toMoney = (amount: number) => ({ amount, currency: CURRENCY_BY_MARKET[market] });
  return {
    subtotal: toMoney(subtotal),
    shipping: toMoney(shipping),
    tax: toMoney(tax),
    taxRate,
    total: toMoney(total),
  };
}

/** `owner` makes line ids unique across drafts in a client's cache. */
export function presentDraftLines(
  lines: readonly DraftLineRecord[],
  owner: string,
  market: Market,
  language: Language,
): DraftOrderLineType[] {
  const currency = CURRENCY_BY_MARKET[market];
  return lines.map((line) => ({
    ...presentOrderLine(line, owner, market, language),
    listPrice: { amount: line.listPrice, currency },
    agreedPrice: line.agreedPrice === null ? null : { amount: line.agreedPrice, currency },
  }));
}

/** The amount and URL of the payment link of a draft; null once it has expired or is paid. */
export function presentOpenLink(draft: DraftOrderRecord, { path }: Pick<DraftTokens, 'path'>) {
  const { market, amounts, expiresAt } = draft;
  if (!expiresAt || shownStatus(draft, new Date()) !== 'SENT') return null;
  return { amount: { amount: amounts.total, currency: CURRENCY_BY_MARKET[market] }, expiresAt, path: path(draft) };
}

/** A draft for staff. */
export function presentDraftOrder(draft: DraftOrderRecord, { language, services }: DraftOrderContext): DraftOrderType {
  const { _id, market, lines, amounts, agreedShipping } = draft;
  const id = String(_id);
  return Object.assign(new DraftOrderType(), {
    id,
    number: draft.number,
    market,
    language: draft.language,
    kind: draft.kind,
    status: draft.status,
    version: draft.version,
    userId: draft.userId,
    email: draft.email,
    phone: draft.phone,
    address: draft.address,
    ...presentBuyerNotes(draft, language),
    lines: presentDraftLines(lines, id, market, language),
    shippingOption: draft.shippingOption,
    agreedShipping: agreedShipping === null ? null : { amount: agreedShipping, currency: CURRENCY_BY_MARKET[market] },
    amounts: presentAmounts(amounts, market),
    payment: draft.payment,
    offeredPayments: [...offeredDraftPayments(services.config.open, market)],
    bankId: draft.bankId,
    depositorName: draft.depositorName,
    paymentDueOn: draft.paymentDueOn,
    reason: draft.reason,
    expiresInDays: draft.expiresInDays,
    originalNumber: draft.originalNumber,
    returnNumber: draft.returnNumber,
    createdAt: draft.createdAt,
    sentAt: draft.sentAt,
    expiresAt: draft.expiresAt,
    endedAt: draft.endedAt,
    orderNumber: draft.orderNumber,
    paymentPath: draft.status === 'SENT' ? services.draftTokens.path(draft) : null,
  });
}

/** A draft as shown by its link; a closed link shows no contents. */
export function presentOffer(draft: DraftOrderRecord, { language, services }: DraftOrderContext): DraftOrderOfferType {
  const status = shownStatus(draft, new Date());
  const { market } = draft;
  const lines = draft.lines.map((line) => presentOrderLine(line, `offer:${draft._id}`, market, language));
  return Object.assign(new DraftOrderOfferType(), {
    number: draft.number,
    market,
    kind: draft.kind,
    status,
    address: status === 'SENT' ? draft.address : null,
    lines,
    amounts: presentAmounts(draft.amounts, market),
    originalNumber: draft.originalNumber,
    returnNumber: draft.returnNumber,
    expiresAt: draft.expiresAt,
    orderNumber: draft.orderNumber,
    cardProvider: services.config.open.paymentMethods[market].includes('CARD')
      ? services.paymentProvider.browser
      : null,
  });
}
