import { describe, expect, it } from 'vitest';
import { DELIVERY_INSTRUCTION_TEXTS, deliveryNoteText } from './delivery-note.ts';
import { MAXIMUM_DELIVERY_NOTE_LENGTH, validateDeliveryNote } from './validation-delivery-note.ts';

describe('a delivery note (CHECKOUT-13)', () => {
  it('reads in the language of whoever carries the parcel, a text of one’s own as it was typed', () => {
    expect(deliveryNoteText({ instruction: 'AT_DOOR', text: '' }, 'ko')).toBe(DELIVERY_INSTRUCTION_TEXTS.AT_DOOR.ko);
    expect(deliveryNoteText({ instruction: 'OTHER', text: 'Ring twice' }, 'ko')).toBe('Ring twice');
  });

  it('is one that the couriers of the store know', () => {
    expect(validateDeliveryNote({ instruction: 'PARCEL_BOX', text: '' }, 'KR')).toEqual([]);
    expect(validateDeliveryNote({ instruction: 'PARCEL_BOX', text: '' }, 'US')).toEqual([
      { path: 'deliveryNote', key: 'deliveryNote.unavailable' },
    ]);
  });

  it.each([
    ['  ', 'deliveryNote.required'],
    ['x'.repeat(MAXIMUM_DELIVERY_NOTE_LENGTH + 1), 'text.tooLong'],
    ['first\nsecond', 'text.controlCharacter'],
  ])('of one’s own is refused when it is %j', (text, key) => {
    expect(validateDeliveryNote({ instruction: 'OTHER', text }, 'KR')).toEqual([{ path: 'deliveryNote', key }]);
  });
});
