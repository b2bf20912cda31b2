import { describe, expect, it } from 'vitest';
import { toDeliveryNote } from './delivery-note.ts';

const draft = (deliveryInstruction: string, deliveryText = '') => ({ deliveryInstruction, deliveryText });

describe('the delivery note of a draft', () => {
  it('is none where nothing was chosen, or no own words were written', () => {
    expect(toDeliveryNote(draft(''), 'KR')).toBeNull();
    expect(toDeliveryNote(draft('OTHER', '  '), 'KR')).toBeNull();
  });

  it('keeps own words for the wish that takes some', () => {
    expect(toDeliveryNote(draft('OTHER', ' Ring twice '), 'US')).toEqual({ wish: 'OTHER', text: 'Ring twice' });
    expect(toDeliveryNote(draft('AT_DOOR', 'typed before'), 'KR')).toEqual({ wish: 'AT_DOOR', text: '' });
  });

  it('is none of another store', () => {
    expect(toDeliveryNote(draft('PARCEL_BOX'), 'US')).toBeNull();
  });
});
