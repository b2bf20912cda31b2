import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import {
  DRAFT_EXPIRY_DAYS,
  DRAFT_REMINDER_HOURS,
  type DraftOrderStatus,
  MINIMUM_CARD_TOTAL,
  type OrderOrigin,
} from '@eunbit/schema/draft-order';
import type { Market } from '@eunbit/schema/market';
import { type Result, refuse } from '../../common/refusal.ts';
import type { CheckoutRecord, Draft, PaidDraftOrder } from '../checkout/index.ts';
import { type AddressRecord, type OrderLineRecord, paidOption } from '../purchase/index.ts';
import type { DraftLineRecord, DraftOrderRecord } from './draft-order.model.ts';
import type { DraftOrderError } from './draft-order.types.ts';

/** The draft as it is now, or why nothing was changed. */
export type DraftResult = Result<DraftOrderRecord, DraftOrderError['code']>;

export const NOT_FOUND = refuse('DRAFT_NOT_FOUND', 'draftOrder.notFound');
/** The draft was changed concurrently. */
export const CONFLICT = refuse('DRAFT_CONFLICT', 'draftOrder.conflict');
export const CLOSED = refuse('DRAFT_CLOSED', 'draftOrder.closed');

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** When the link of a draft expires if sent at `at`. */
export const expiryOf = ({ expiresInDays }: Pick<DraftOrderRecord, 'expiresInDays'>, at: Date): Date =>
  new Date(at.getTime() + expiresInDays * DAY);

/** Customers are reminded now of links that expire before this time. */
export const remindedUntil = (now: Date): Date => new Date(now.getTime() + DRAFT_REMINDER_HOURS * HOUR);

/** A link valid for no longer than the reminder period needs no reminder. */
export const needsReminder = ({ sentAt, expiresAt }: DraftOrderRecord): boolean =>
  sentAt !== null && expiresAt !== null && expiresAt.getTime() - sentAt.getTime() > DRAFT_REMINDER_HOURS * HOUR;

/** An expired link counts as closed at once; the job records it later and releases the units (DRAFT-7). */
export const shownStatus = ({ status, expiresAt }: DraftOrderRecord, now: Date): DraftOrderStatus =>
  status === 'SENT' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status;

/** Why a draft cannot be paid with its payment method (DRAFT-5); null if it can. */
export function problemOfTotal({
  market,
  payment,
  amounts: { total },
}: Pick<DraftOrderRecord, 'market' | 'payment' | 'amounts'>): ApiMessageKey | null {
  if (total === 0 && payment !== 'NONE') return 'draftOrder.nothingToPay';
  return payment === 'LINK' && !isChargeable(total, market) ? 'draftOrder.tooLittleForCard' : null;
}

/** Whether the total reaches the minimum for card payments. */
export const isChargeable = (total: number, market: Market): boolean => total >= MINIMUM_CARD_TOTAL[market];

export function originOf(
  draft: Pick<DraftOrderRecord, 'kind' | 'number' | 'originalNumber' | 'returnNumber'>,
): OrderOrigin {
  const { kind, number: draftNumber, originalNumber: orderNumber, returnNumber } = draft;
  return { kind, draftNumber, orderNumber, returnNumber };
}

/** The line as the order has it. */
function toOrderLine({ listPrice, agreedPrice, ...line }: DraftLineRecord): OrderLineRecord {
  return line;
}

export const toOrderLines = ({ lines }: Pick<DraftOrderRecord, 'lines'>): OrderLineRecord[] => lines.map(toOrderLine);

/** The purchase to pay for. No units can be missing, because they are held. */
export function toPurchase(draft: Pick<DraftOrderRecord, 'lines' | 'amounts' | 'shippingOption'>): Draft {
  const { amounts, shippingOption } = draft;
  const rate = { option: paidOption(shippingOption, amounts.shipping), price: amounts.shipping };
  return { lines: toOrderLines(draft), amounts, rate, shortages: [], unavailable: [] };
}

/** A draft that is complete enough to be sent. */
export type CompleteDraft = DraftOrderRecord & { readonly address: AddressRecord };

type Held = Pick<CheckoutRecord, 'encryptedPassCode'> & Pick<PaidDraftOrder, 'reservationId' | 'heldUntil'>;

/** The checkout by which a draft is paid; it outlives the link, so that a late payment still finds it. */
export function toCheckout(
  draft: CompleteDraft,
  { encryptedPassCode, reservationId, heldUntil }: Held,
  at: Date,
): CheckoutRecord {
  const { _id, userId, market, language, email, phone, address, addressCheck, shippingOption } = draft;
  return {
    _id,
    cartId: `draft-order:${_id}`,
    draftOrder: { origin: originOf(draft), reservationId, heldUntil },
    userId,
    market,
    language,
    status: 'OPEN',
    contact: { email, phone },
    encryptedPassCode,
    address,
    addressCheck,
    taxQuote: null,
    shippingOption,
    payment: null,
    attempt: 0,
    orderId: null,
    createdAt: at,
    expiresAt: new Date(heldUntil.getTime() + DRAFT_EXPIRY_DAYS * DAY),
  };
}
