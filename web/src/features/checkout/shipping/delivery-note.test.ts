import { describe, expect, it } from 'vitest';
import { deliveryNoteOf } from './delivery-note.ts';

const draft = (deliveryInstruction: string, deliveryText = '') => ({ deliveryInstruction, deliveryText });

describe('the delivery note of a draft', () => {
  it('is none where nothing was chosen, or no own words were written', () => {
    expect(deliveryNoteOf(draft(''), 'KR')).toBeNull();
    expect(deliveryNoteOf(draft('OTHER', '  '), 'KR')).toBeNull();
  });

  it('keeps own words for the wish that takes some', () => {
    expect(deliveryNoteOf(draft('OTHER', ' Ring twice '), 'US')).toEqual({ wish: 'OTHER', text: 'Ring twice' });
    expect(deliveryNoteOf(draft('AT_DOOR', 'typed before'), 'KR')).toEqual({ wish: 'AT_DOOR', text: '' });
  });

  it('is none of another store', () => {
    expect(deliveryNoteOf(draft('PARCEL_BOX'), 'US')).toBeNull();
  });
});
