import { DELIVERY_WISHES, type DeliveryNote, deliveryNoteText } from './delivery-note.ts';
import type { Language, Market } from './market.ts';
import { validateDeliveryNote } from './validation-delivery-note.ts';
import { check, type FieldFailure, shortEnough, singleLine } from './validation-rules.ts';

/** What a buyer writes with an order. */
export interface BuyerNotes {
  /** A word to the courier; null if there is none. */
  readonly deliveryNote: DeliveryNote | null;
  /** For whoever receives it, on the packing slip; null if there is none. */
  readonly giftMessage: string | null;
}

/** Longest gift message, in characters. */
export const MAXIMUM_GIFT_MESSAGE_LENGTH = 200;

/** Names of the notes, where they are told apart. */
export const BuyerNoteField = { DELIVERY_NOTE: 'DELIVERY_NOTE', GIFT_MESSAGE: 'GIFT_MESSAGE' } as const;
export type BuyerNoteField = (typeof BuyerNoteField)[keyof typeof BuyerNoteField];

/** The notes as a person reads them; empty for none. */
export const noteTexts = (notes: BuyerNotes, language: Language): Record<BuyerNoteField, string> => ({
  DELIVERY_NOTE: notes.deliveryNote ? deliveryNoteText(notes.deliveryNote, language) : '',
  GIFT_MESSAGE: notes.giftMessage ?? '',
});

/** The notes of whatever has them. */
export const buyerNotesOf = ({ deliveryNote = null, giftMessage = null }: Partial<BuyerNotes>): BuyerNotes => ({
  deliveryNote,
  giftMessage,
});

/** A gift message on one line; null for an empty one. */
const toMessage = (text: string | null): string | null => text?.trim().replace(/\s+/g, ' ') || null;

/** The notes as they are stored: only a wish of the buyer's own has a text, and a gift message stands on one line. */
export const toStoredNotes = ({ deliveryNote, giftMessage }: BuyerNotes): BuyerNotes => ({
  deliveryNote: deliveryNote && {
    wish: deliveryNote.wish,
    text: deliveryNote.wish === 'OTHER' ? deliveryNote.text.trim() : '',
  },
  giftMessage: toMessage(giftMessage),
});

export const validateBuyerNotes = ({ deliveryNote, giftMessage }: BuyerNotes, market: Market): FieldFailure[] => [
  ...(deliveryNote ? validateDeliveryNote(deliveryNote, market) : []),
  ...check([['giftMessage', toMessage(giftMessage) ?? '', shortEnough(MAXIMUM_GIFT_MESSAGE_LENGTH), singleLine]]),
];

export function isSameNotes(one: BuyerNotes, other: BuyerNotes): boolean {
  const [first, second] = [noteTexts(one, 'ko'), noteTexts(other, 'ko')];
  return Object.values(BuyerNoteField).every((field) => first[field] === second[field]);
}

/** The notes as they are chosen and typed; empty for none. */
export interface TypedNotes {
  readonly deliveryInstruction: string;
  readonly deliveryText: string;
  readonly giftMessage: string;
}

export const NO_TYPED_NOTES: TypedNotes = { deliveryInstruction: '', deliveryText: '', giftMessage: '' };

/** What a form of the notes begins with. */
export const toTypedNotes = ({ deliveryNote, giftMessage }: Partial<BuyerNotes>): TypedNotes => ({
  deliveryInstruction: deliveryNote?.wish ?? '',
  deliveryText: deliveryNote?.wish === 'OTHER' ? deliveryNote.text : '',
  giftMessage: giftMessage ?? '',
});

/** The notes to send: a text of the buyer's own that is empty is none. */
export function toBuyerNotes(typed: TypedNotes, market: Market): BuyerNotes {
  const { deliveryInstruction, deliveryText, giftMessage } = typed;
  const wish = DELIVERY_WISHES[market].find((offered) => offered === deliveryInstruction);
  const text = wish === 'OTHER' ? deliveryText.trim() : '';
  return {
    deliveryNote: wish && (wish !== 'OTHER' || text) ? { wish, text } : null,
    giftMessage: giftMessage.trim() || null,
  };
}
