import { describe, expect, it } from 'vitest';
import { isSameNotes, toBuyerNotes, toStoredNotes, toTypedNotes } from './buyer-notes.ts';

const draft = (deliveryInstruction: string, deliveryText = '') => ({ deliveryInstruction, deliveryText });

describe('the notes of a buyer', () => {
  it('is null where nothing was chosen, or the own text is empty', () => {
    expect(toBuyerNotes(draft(''), 'KR')).toEqual({ deliveryNote: null });
    expect(toBuyerNotes(draft('OTHER', '  '), 'KR')).toEqual({ deliveryNote: null });
  });

  it('keeps the own text of the instruction that has one', () => {
    expect(toBuyerNotes(draft('OTHER', ' Ring twice '), 'US')).toEqual({
      deliveryNote: { wish: 'OTHER', text: 'Ring twice' },
    });
    expect(toBuyerNotes(draft('AT_DOOR', 'typed before'), 'KR')).toEqual({
      deliveryNote: { wish: 'AT_DOOR', text: '' },
    });
  });

  it('is none of another store', () => {
    expect(toBuyerNotes(draft('PARCEL_BOX'), 'US')).toEqual({ deliveryNote: null });
  });

  it('are typed again as they were', () => {
    const notes = { deliveryNote: { wish: 'OTHER', text: 'Ring twice' } } as const;
    expect(toTypedNotes(notes)).toEqual(draft('OTHER', 'Ring twice'));
    expect(toTypedNotes({})).toEqual(draft(''));
    expect(isSameNotes(notes, toStoredNotes({ deliveryNote: { wish: 'OTHER', text: ' Ring twice ' } }))).toBe(true);
    expect(isSameNotes(notes, { deliveryNote: { wish: 'OTHER', text: 'Ring once' } })).toBe(false);
    expect(isSameNotes(notes, { deliveryNote: null })).toBe(false);
  });
});
