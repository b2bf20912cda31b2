import { describe, expect, it } from 'vitest';
import { DELIVERY_INSTRUCTION_TEXTS, deliveryNoteText } from './delivery-note.ts';
import { MAXIMUM_DELIVERY_NOTE_LENGTH, validateDeliveryNote } from './validation-delivery-note.ts';

describe('a delivery note (CHECKOUT-13)', () => {
  it('is in the language of the courier, and the buyer’s own text is unchanged', () => {
    expect(deliveryNoteText({ instruction: 'AT_DOOR', text: '' }, 'ko')).toBe(DELIVERY_INSTRUCTION_TEXTS.AT_DOOR.ko);
    expect(deliveryNoteText({ instruction: 'OTHER', text: 'Ring twice' }, 'ko')).toBe('Ring twice');
  });

  it('is an instruction that the store offers', () => {
    expect(validateDeliveryNote({ instruction: 'PARCEL_BOX', text: '' }, 'KR')).toEqual([]);
    expect(validateDeliveryNote({ instruction: 'PARCEL_BOX', text: '' }, 'US')).toEqual([
      { path: 'deliveryNote', key: 'deliveryNote.unavailable' },
    ]);
  });

  it.each([
    ['  ', 'deliveryNote.required'],
    ['x'.repeat(MAXIMUM_DELIVERY_NOTE_LENGTH + 1), 'text.tooLong'],
    ['first\nsecond', 'text.controlCharacter'],
  ])('in the buyer’s own words is rejected if it is %j', (text, key) => {
    expect(validateDeliveryNote({ instruction: 'OTHER', text }, 'KR')).toEqual([{ path: 'deliveryNote', key }]);
  });
});
