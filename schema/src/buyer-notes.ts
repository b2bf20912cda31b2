import { DELIVERY_INSTRUCTIONS, type DeliveryNote, deliveryNoteText } from './delivery-note.ts';
import type { Language, Market } from './market.ts';
import { validateDeliveryNote } from './validation-delivery-note.ts';
import { check, type FieldFailure, shortEnough, singleLine } from './validation-rules.ts';

/** Notes that a buyer adds to an order. */
export interface BuyerNotes {
  /** An instruction for the courier; null if there is none. */
  readonly deliveryNote: DeliveryNote | null;
  /** A message for the recipient, printed on the packing slip; null if there is none. */
  readonly giftMessage: string | null;
}

/** Longest gift message, in characters. */
export const MAXIMUM_GIFT_MESSAGE_LENGTH = 200;

/** Names of the two notes. */
export const BuyerNoteField = { DELIVERY_NOTE: 'DELIVERY_NOTE', GIFT_MESSAGE: 'GIFT_MESSAGE' } as const;
export type BuyerNoteField = (typeof BuyerNoteField)[keyof typeof BuyerNoteField];

/** The notes as display texts; a missing note is an empty text. */
export const noteTexts = (notes: BuyerNotes, language: Language): Record<BuyerNoteField, string> => ({
  DELIVERY_NOTE: notes.deliveryNote ? deliveryNoteText(notes.deliveryNote, language) : '',
  GIFT_MESSAGE: notes.giftMessage ?? '',
});

/** The notes of an object that may have some. */
export const buyerNotesOf = ({ deliveryNote = null, giftMessage = null }: Partial<BuyerNotes>): BuyerNotes => ({
  deliveryNote,
  giftMessage,
});

/** A gift message on one line; null if it is empty. */
const toMessage = (text: string | null): string | null => text?.trim().replace(/\s+/g, ' ') || null;

/** The notes as they are stored: a delivery note has a text only if the buyer wrote one, and a gift message is on one line. */
export const toStoredNotes = ({ deliveryNote, giftMessage }: BuyerNotes): BuyerNotes => ({
  deliveryNote: deliveryNote && {
    instruction: deliveryNote.instruction,
    text: deliveryNote.instruction === 'OTHER' ? deliveryNote.text.trim() : '',
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

/** The notes as form values; empty if there are none. */
export interface TypedNotes {
  readonly deliveryInstruction: string;
  readonly deliveryText: string;
  readonly giftMessage: string;
}

export const NO_TYPED_NOTES: TypedNotes = { deliveryInstruction: '', deliveryText: '', giftMessage: '' };

/** Initial form values of the notes. */
export const toTypedNotes = ({ deliveryNote, giftMessage }: Partial<BuyerNotes>): TypedNotes => ({
  deliveryInstruction: deliveryNote?.instruction ?? '',
  deliveryText: deliveryNote?.instruction === 'OTHER' ? deliveryNote.text : '',
  giftMessage: giftMessage ?? '',
});

/** The notes to send: an empty text of the buyer's own counts as no note. */
export function toBuyerNotes(typed: TypedNotes, market: Market): BuyerNotes {
  const { deliveryInstruction, deliveryText, giftMessage } = typed;
  const instruction = DELIVERY_INSTRUCTIONS[market].find((offered) => offered === deliveryInstruction);
  const text = instruction === 'OTHER' ? deliveryText.trim() : '';
  return {
    deliveryNote: instruction && (instruction !== 'OTHER' || text) ? { instruction, text } : null,
    giftMessage: giftMessage.trim() || null,
  };
}
