import { describe, expect, it } from 'vitest';
import {
  buyerNotesOf,
  isSameNotes,
  noteTexts,
  toBuyerNotes,
  toStoredNotes,
  toTypedNotes,
  validateBuyerNotes,
} from './buyer-notes.ts';

const typed = (deliveryInstruction: string, deliveryText = '', giftMessage = '') => ({
  deliveryInstruction,
  deliveryText,
  giftMessage,
});
const note = (...from: Parameters<typeof typed>) => toBuyerNotes(typed(...from), 'KR').deliveryNote;
const NONE = buyerNotesOf({});

describe('the delivery note of a buyer', () => {
  it("is null if nothing was chosen or the buyer's own text is empty", () => {
    expect(note('')).toBeNull();
    expect(note('OTHER', '  ')).toBeNull();
  });

  it("keeps the buyer's own text only for the instruction OTHER", () => {
    expect(note('OTHER', ' Ring twice ')).toEqual({ instruction: 'OTHER', text: 'Ring twice' });
    expect(note('AT_DOOR', 'typed before')).toEqual({ instruction: 'AT_DOOR', text: '' });
  });

  it('is null for an instruction of another store', () => {
    expect(toBuyerNotes(typed('PARCEL_BOX'), 'US').deliveryNote).toBeNull();
  });
});

describe('a gift message (CHECKOUT-19)', () => {
  const message = (text: string) => ({ ...NONE, giftMessage: text });

  it('is stored on one line, and null if it is empty', () => {
    expect(toStoredNotes(message('  For Mina,\n happy birthday! ')).giftMessage).toBe('For Mina, happy birthday!');
    expect(toStoredNotes(message(' \n ')).giftMessage).toBeNull();
    expect(toBuyerNotes(typed('', '', ' Hi '), 'US')).toEqual(message('Hi'));
  });

  it('has up to 200 characters and no control characters', () => {
    expect(validateBuyerNotes(message('x'.repeat(200)), 'KR')).toEqual([]);
    expect(validateBuyerNotes(message('x'.repeat(201)), 'KR')).toEqual([{ path: 'giftMessage', key: 'text.tooLong' }]);
    expect(validateBuyerNotes(message('a\u0007b'), 'KR')).toEqual([
      { path: 'giftMessage', key: 'text.controlCharacter' },
    ]);
  });
});

describe('the notes of a buyer', () => {
  const notes = { deliveryNote: { instruction: 'OTHER', text: 'Ring twice' }, giftMessage: 'Hi' } as const;

  it('are converted back to form values', () => {
    expect(toTypedNotes(notes)).toEqual(typed('OTHER', 'Ring twice', 'Hi'));
    expect(toTypedNotes({})).toEqual(typed(''));
    expect(noteTexts(NONE, 'en')).toEqual({ DELIVERY_NOTE: '', GIFT_MESSAGE: '' });
  });

  it('differ if any of them differs', () => {
    expect(isSameNotes(notes, { ...notes, deliveryNote: { ...notes.deliveryNote } })).toBe(true);
    expect(isSameNotes(notes, { ...notes, deliveryNote: null })).toBe(false);
    expect(isSameNotes(notes, { ...notes, giftMessage: null })).toBe(false);
  });
});
