import { MAXIMUM_ORDER_TAGS } from '@eunbit/schema/order-collaboration';
import { MAXIMUM_NOTES } from '@eunbit/schema/validation-order-note';
import { describe, expect, it } from 'vitest';
import { type OrderNoteRecord, type OrderRecord, sampleOrder } from '../order/index.ts';
import { decideAssigned, decideNote, decideTagAdded, decideTagRemoved } from './collaboration-decisions.ts';

const order = (more: Partial<OrderRecord> = {}): OrderRecord => ({ ...sampleOrder([], 'KR', 'ko'), ...more });
const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index));

describe('a tag', () => {
  it('is added behind the others, and logged', () => {
    expect(decideTagAdded(order({ tags: ['vip'] }), 'gift', 'staff')).toMatchObject({
      order: { tags: ['vip', 'gift'] },
      effects: { audit: [{ by: 'staff', before: { tags: 'vip' }, after: { tags: 'vip, gift' } }] },
    });
  });

  it('that is there stays, and one that is not there is gone: nothing is written', () => {
    const tagged = order({ tags: numbered(MAXIMUM_ORDER_TAGS) });
    expect(decideTagAdded(tagged, '0', 'staff')).toEqual({ order: tagged });
    expect(decideTagRemoved(tagged, 'gift', 'staff')).toEqual({ order: tagged });
  });

  it('is refused where there are as many as an order takes', () => {
    expect(decideTagAdded(order({ tags: numbered(MAXIMUM_ORDER_TAGS) }), 'gift', 'staff')).toMatchObject({
      refused: { code: 'TAG_LIMIT' },
    });
  });

  it('is taken away from among the others', () => {
    expect(decideTagRemoved(order({ tags: ['a', 'b', 'c'] }), 'b', 'staff')).toMatchObject({
      order: { tags: ['a', 'c'] },
      effects: { audit: [{ after: { tags: 'a, c' } }] },
    });
  });
});

describe('whose an order is', () => {
  const who = { nameOf: (id: string | null) => id && `name of ${id}`, by: 'staff' };

  it('changes where it is whose the caller saw it to be', () => {
    expect(decideAssigned(order({ assigneeId: 'a' }), { seen: 'a', assigneeId: 'b' }, who)).toMatchObject({
      order: { assigneeId: 'b' },
      effects: { audit: [{ before: { assignee: 'name of a' }, after: { assignee: 'name of b' } }] },
    });
    const taken = order({ assigneeId: 'a' });
    expect(decideAssigned(taken, { seen: null, assigneeId: 'b' }, who)).toEqual({ conflict: taken });
  });

  it('may be nobody', () => {
    const decision = decideAssigned(order({ assigneeId: 'a' }), { seen: 'a', assigneeId: null }, who);
    expect('order' in decision && 'assigneeId' in decision.order).toBe(false);
  });
});

describe('a note', () => {
  const note: OrderNoteRecord = { id: 'n', text: 'Called.', by: 'staff', at: new Date() };

  it('comes behind the others, and is logged', () => {
    expect(decideNote(order(), note)).toMatchObject({
      order: { notes: [note] },
      effects: { audit: [{ by: 'staff', action: 'ORDER_NOTE_ADDED', after: { note: 'Called.' } }] },
    });
  });

  it('is refused where an order is full of them', () => {
    const notes = numbered(MAXIMUM_NOTES).map((id) => ({ ...note, id }));
    expect(decideNote(order({ notes }), note)).toMatchObject({ refused: { failures: [{ key: 'note.tooMany' }] } });
  });
});
