import { describe, expect, it } from 'vitest';
import { toDeliveryNote } from './delivery-note.ts';

const draft = (deliveryInstruction: string, deliveryText = '') => ({ deliveryInstruction, deliveryText });

describe('the delivery note of a draft', () => {
  it('is null where nothing was chosen, or the own text is empty', () => {
    expect(toDeliveryNote(draft(''), 'KR')).toBeNull();
    expect(toDeliveryNote(draft('OTHER', '  '), 'KR')).toBeNull();
  });

  it('keeps the own text of the instruction that has one', () => {
    expect(toDeliveryNote(draft('OTHER', ' Ring twice '), 'US')).toEqual({ wish: 'OTHER', text: 'Ring twice' });
    expect(toDeliveryNote(draft('AT_DOOR', 'typed before'), 'KR')).toEqual({ wish: 'AT_DOOR', text: '' });
  });

  it('is none of another store', () => {
    expect(toDeliveryNote(draft('PARCEL_BOX'), 'US')).toBeNull();
  });
});
