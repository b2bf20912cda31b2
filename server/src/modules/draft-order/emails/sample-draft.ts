import { buyerNotesOf } from '@eunbit/schema/buyer-notes';
import type { Language, Market } from '@eunbit/schema/market';
import type { ProductRecord } from '../../catalogue/index.ts';
import { sampleOrder } from '../../order/index.ts';
import type { DraftOrderRecord } from '../draft-order.model.ts';

const DAY = 86_400_000;

export const SAMPLE_DRAFT = { draftNumber: 'DR-260301-SAMPLE00' } as const;

/** The sample order as a draft that awaits payment. */
export function sampleDraft(products: readonly ProductRecord[], market: Market, language: Language): DraftOrderRecord {
  const { _id, email, phone, address, lines, amounts, createdAt } = sampleOrder(products, market, language);
  return {
    _id,
    number: SAMPLE_DRAFT.draftNumber,
    market,
    language,
    kind: 'SALE',
    status: 'SENT',
    version: 1,
    userId: null,
    email,
    phone,
    address,
    addressCheck: null,
    ...buyerNotesOf({}),
    lines: lines.map((line) => ({ ...line, listPrice: line.unitPrice, agreedPrice: null })),
    shippingOption: null,
    agreedShipping: null,
    payment: 'LINK',
    bankId: '',
    depositorName: '',
    paymentDueOn: null,
    reason: '',
    expiresInDays: 7,
    amounts,
    taxQuote: null,
    originalNumber: null,
    returnNumber: null,
    createdAt,
    createdBy: 'sample',
    updatedAt: createdAt,
    sentAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + 7 * DAY),
    reservationId: null,
    remindedAt: null,
    endedAt: null,
    orderNumber: null,
  };
}
