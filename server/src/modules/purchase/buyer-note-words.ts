import type { BuyerNoteField } from '@eunbit/schema/buyer-notes';
import type { Language } from '@eunbit/schema/market';

/** What emails and papers call the notes of a buyer. */
export const BUYER_NOTE_WORDS: Readonly<Record<Language, Readonly<Record<BuyerNoteField, string>>>> = {
  ko: { DELIVERY_NOTE: '배송 요청사항', GIFT_MESSAGE: '선물 메시지' },
  en: { DELIVERY_NOTE: 'Delivery note', GIFT_MESSAGE: 'Gift message' },
};
