import { DELIVERY_WISHES, type DeliveryNote, deliveryNoteText } from './delivery-note.ts';
import type { Language, Market } from './market.ts';
import { validateDeliveryNote } from './validation-delivery-note.ts';
import type { FieldFailure } from './validation-rules.ts';

/** What a buyer writes with an order. */
export interface BuyerNotes {
  /** A word to the courier; null for none. */
  readonly deliveryNote: DeliveryNote | null;
}

/** Names of the notes, where they are told apart. */
export const BuyerNoteField = { DELIVERY_NOTE: 'DELIVERY_NOTE' } as const;
export type BuyerNoteField = (typeof BuyerNoteField)[keyof typeof BuyerNoteField];

/** The notes as a person reads them; empty for none. */
export const noteTexts = ({ deliveryNote }: BuyerNotes, language: Language): Record<BuyerNoteField, string> => ({
  DELIVERY_NOTE: deliveryNote ? deliveryNoteText(deliveryNote, language) : '',
});

/** The notes of whatever has them. */
export const buyerNotesOf = ({ deliveryNote = null }: Partial<BuyerNotes>): BuyerNotes => ({ deliveryNote });

/** The notes as they are stored: only a wish of the buyer's own has a text. */
export const toStoredNotes = ({ deliveryNote }: BuyerNotes): BuyerNotes => ({
  deliveryNote: deliveryNote && {
    wish: deliveryNote.wish,
    text: deliveryNote.wish === 'OTHER' ? deliveryNote.text.trim() : '',
  },
});

export const validateBuyerNotes = ({ deliveryNote }: BuyerNotes, market: Market): FieldFailure[] =>
  deliveryNote ? validateDeliveryNote(deliveryNote, market) : [];

export function isSameNotes(one: BuyerNotes, other: BuyerNotes): boolean {
  const [first, second] = [noteTexts(one, 'ko'), noteTexts(other, 'ko')];
  return Object.values(BuyerNoteField).every((field) => first[field] === second[field]);
}

/** The notes as they are chosen and typed; empty for none. */
export interface TypedNotes {
  readonly deliveryInstruction: string;
  readonly deliveryText: string;
}

export const NO_TYPED_NOTES: TypedNotes = { deliveryInstruction: '', deliveryText: '' };

/** What a form of the notes begins with. */
export const toTypedNotes = ({ deliveryNote }: Partial<BuyerNotes>): TypedNotes => ({
  deliveryInstruction: deliveryNote?.wish ?? '',
  deliveryText: deliveryNote?.wish === 'OTHER' ? deliveryNote.text : '',
});

/** The notes to send: a text of the buyer's own that is empty is none. */
export function toBuyerNotes({ deliveryInstruction, deliveryText }: TypedNotes, market: Market): BuyerNotes {
  const wish = DELIVERY_WISHES[market].find((offered) => offered === deliveryInstruction);
  const text = wish === 'OTHER' ? deliveryText.trim() : '';
  return { deliveryNote: wish && (wish !== 'OTHER' || text) ? { wish, text } : null };
}
