import type { DeliveryNote } from './delivery-note.ts';
import type { Market } from './market.ts';
import { validateDeliveryNote } from './validation-delivery-note.ts';
import type { FieldFailure } from './validation-rules.ts';

/** What a buyer writes with an order. */
export interface BuyerNotes {
  /** A word to the courier; null for none. */
  readonly deliveryNote: DeliveryNote | null;
}

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

export const isSameNotes = (one: BuyerNotes, other: BuyerNotes): boolean =>
  one.deliveryNote?.wish === other.deliveryNote?.wish &&
  (one.deliveryNote?.text ?? '') === (other.deliveryNote?.text ?? '');
