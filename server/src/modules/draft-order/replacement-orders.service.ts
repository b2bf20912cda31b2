import { buyerNotesOf } from '@eunbit/schema/buyer-notes';
import { DRAFT_EXPIRY_DAYS, type DraftOrderKind } from '@eunbit/schema/draft-order';
import type { Market } from '@eunbit/schema/market';
import { type ClientSession, Types } from 'mongoose';
import { newPublicNumber } from '../../common/public-number.ts';
import type { AuditService } from '../audit/index.ts';
import type { OrderRecord } from '../order/index.ts';
import { NOT_TAXED } from '../purchase/index.ts';
import { ShortageError, type StockService, type Units } from '../stock/index.ts';
import type { DraftLineRecord, DraftOrderRecord } from './draft-order.model.ts';
import type { DraftOrders } from './draft-orders.ts';
import { toAmounts } from './draft-pricing.ts';
import { type CompleteDraft, isChargeable } from './draft-rules.ts';
import type { DraftWriter } from './draft-writer.ts';

export interface WantedReplacement {
  readonly original: OrderRecord;
  readonly kind: Exclude<DraftOrderKind, 'SALE'>;
  /** Products of the original order. */
  readonly lines: readonly Units[];
  /** The shipping fee that the customer owes, minor units. */
  readonly fee: number;
  readonly returnNumber: string;
  readonly staffId: string;
}

interface Deps {
  readonly drafts: DraftOrders;
  readonly writer: DraftWriter;
  readonly stock: StockService;
  readonly audit: AuditService;
}

/** Lines of an order, to be sent again at no charge. */
function toReplacedLines({ lines, number }: OrderRecord, wanted: readonly Units[]): DraftLineRecord[] {
  return wanted.map(({ productId, quantity }) => {
    const bought = lines.find((line) => line.productId === productId);
    if (!bought) throw new Error(`the order ${number} has no product ${productId}`);
    const { slug, title, mediaId, unitPrice } = bought;
    const agreed = { unitPrice: 0, listPrice: unitPrice, agreedPrice: 0 };
    return { productId, slug, title, mediaId, quantity, tax: 0, ...agreed };
  });
}

/** The fee to charge by link: 0 if it is below the minimum for cards, because the order could never be paid. */
const feeByCard = (fee: number, market: Market): number => (isChargeable(fee, market) ? fee : 0);

function toDraft(wanted: WantedReplacement, at: Date): CompleteDraft {
  const { original, kind, returnNumber, staffId } = wanted;
  const fee = feeByCard(wanted.fee, original.market);
  const { market, language, userId, email, phone, address, addressCheck } = original;
  const lines = toReplacedLines(original, wanted.lines);
  return {
    _id: new Types.ObjectId(),
    number: newPublicNumber('DR', market, at),
    market,
    language,
    kind,
    status: 'OPEN',
    version: 1,
    userId,
    email,
    phone,
    address,
    addressCheck,
    ...buyerNotesOf(original),
    lines,
    shippingOption: 'STANDARD',
    agreedShipping: fee,
    payment: fee > 0 ? 'LINK' : 'NONE',
    bankId: '',
    depositorName: '',
    paymentDueOn: null,
    reason: returnNumber,
    expiresInDays: DRAFT_EXPIRY_DAYS,
    amounts: toAmounts(lines, fee, NOT_TAXED),
    taxQuote: null,
    originalNumber: original.number,
    returnNumber,
    createdAt: at,
    createdBy: staffId,
    updatedAt: at,
    sentAt: null,
    expiresAt: null,
    reservationId: null,
    remindedAt: null,
    endedAt: null,
    orderNumber: null,
  };
}

/**
 * Replacement and exchange orders that settle a return (DRAFT-10). All of it is written in the transaction of the caller.
 */
export function createReplacementOrders({ drafts, writer, stock, audit }: Deps) {
  return {
    /**
     * Returns the number of the order or, if the customer pays by a link first, of the draft, whose link expires at `dueAt`.
     * Throws ShortageError.
     */
    async make(session: ClientSession, wanted: WantedReplacement) {
      const { original, staffId } = wanted;
      if (!Number.isInteger(wanted.fee) || wanted.fee < 0) throw new Error(`the fee ${wanted.fee} is invalid`);
      const shortages = await stock.findShortages(session, original.market, wanted.lines);
      if (shortages.length > 0) throw new ShortageError(shortages);
      const at = new Date();
      const draft = toDraft(wanted, at);
      const placed =
        draft.payment === 'NONE' ? await writer.placeNow(session, draft, at, original.encryptedPassCode) : null;
      const change = placed?.change ?? (await writer.openLink(session, draft, at, original.encryptedPassCode));
      const saved: DraftOrderRecord = { ...draft, ...change };
      drafts.insert(session, saved);
      await audit.record(session, {
        by: staffId,
        action: 'DRAFT_ORDER_SENT',
        subject: 'DRAFT_ORDER',
        subjectId: saved.number,
        after: { total: saved.amounts.total, reason: saved.reason, orderNumber: saved.orderNumber },
      });
      if (placed) return { number: placed.order.number, dueAt: null };
      writer.sendLink(session, saved, 'first');
      return { number: saved.number, dueAt: saved.expiresAt };
    },

    /** Whether the customer has to pay the shipping fee first. */
    isPaidByLink: (fee: number, market: Market): boolean => feeByCard(fee, market) > 0,

    /** Reads drafts by number. */
    drafts: drafts.byNumbers,
  };
}

export type ReplacementOrders = ReturnType<typeof createReplacementOrders>;
