import { MAXIMUM_ORDER_TAGS } from '@eunbit/schema/order-collaboration';
import { MAXIMUM_NOTES } from '@eunbit/schema/validation-order-note';
import { describe, expect, it } from 'vitest';
import { type OrderNoteRecord, type OrderRecord, sampleOrder } from '../order/index.ts';
import { decideAssigned, decideNote, decideTagAdded, decideTagRemoved } from './collaboration-decisions.ts';

const order = (more: Partial<OrderRecord> = {}): OrderRecord => ({ ...sampleOrder([], 'KR', 'ko'), ...more });
const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index));

describe('a tag', () => {
  it('is appended to the others and logged', () => {
    expect(decideTagAdded(order({ tags: ['vip'] }), 'gift', 'staff')).toMatchObject({
      order: { tags: ['vip', 'gift'] },
      effects: { audit: [{ by: 'staff', before: { tags: 'vip' }, after: { tags: 'vip, gift' } }] },
    });
  });

  it('is not written again if it exists, nor removed again if it does not', () => {
    const tagged = order({ tags: numbered(MAXIMUM_ORDER_TAGS) });
    expect(decideTagAdded(tagged, '0', 'staff')).toEqual({ order: tagged });
    expect(decideTagRemoved(tagged, 'gift', 'staff')).toEqual({ order: tagged });
  });

  it('is rejected if the order has the maximum number of tags', () => {
    expect(decideTagAdded(order({ tags: numbered(MAXIMUM_ORDER_TAGS) }), 'gift', 'staff')).toMatchObject({
      refused: { code: 'TAG_LIMIT' },
    });
  });

  it('is removed without changing the others', () => {
    expect(decideTagRemoved(order({ tags: ['a', 'b', 'c'] }), 'b', 'staff')).toMatchObject({
      order: { tags: ['a', 'c'] },
      effects: { audit: [{ after: { tags: 'a, c' } }] },
    });
  });
});

describe('the assignee of an order', () => {
  const who = { nameOf: (id: string | null) => id && `name of ${id}`, by: 'staff' };

  it('changes only if it is still the one that the caller saw', () => {
    expect(decideAssigned(order({ assigneeId: 'a' }), { seen: 'a', assigneeId: 'b' }, who)).toMatchObject({
      order: { assigneeId: 'b' },
      effects: { audit: [{ before: { assignee: 'name of a' }, after: { assignee: 'name of b' } }] },
    });
    const taken = order({ assigneeId: 'a' });
    expect(decideAssigned(taken, { seen: null, assigneeId: 'b' }, who)).toEqual({ conflict: taken });
  });

  it('can be removed', () => {
    const decision = decideAssigned(order({ assigneeId: 'a' }), { seen: 'a', assigneeId: null }, who);
    expect('order' in decision && 'assigneeId' in decision.order).toBe(false);
  });
});

describe('a note', () => {
  const note: OrderNoteRecord = { id: 'n', text: 'Called.', by: 'staff', at: new Date() };

  it('is appended to the other notes and logged', () => {
    expect(decideNote(order(), note)).toMatchObject({
      order: { notes: [note] },
      effects: { audit: [{ by: 'staff', action: 'ORDER_NOTE_ADDED', after: { note: 'Called.' } }] },
    });
  });

  it('is rejected if the order has the maximum number of notes', () => {
    const notes = numbered(MAXIMUM_NOTES).map((id) => ({ ...note, id }));
    expect(decideNote(order({ notes }), note)).toMatchObject({ refused: { failures: [{ key: 'note.tooMany' }] } });
  });
});
