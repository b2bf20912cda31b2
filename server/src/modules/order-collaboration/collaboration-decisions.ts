import { MAXIMUM_ORDER_TAGS } from '@eunbit/schema/order-collaboration';
import { MAXIMUM_NOTES } from '@eunbit/schema/validation-order-note';
import { refuse, refuseInput } from '../../common/refusal.ts';
import type { Decision, OrderNoteRecord, OrderRecord, OrderRefusal } from '../order/index.ts';

/** The new assignee, and the one that the caller saw; null for nobody. */
export interface Assignment {
  readonly seen: string | null;
  readonly assigneeId: string | null;
}

/** The name of an account in the log. */
export type NameOf = (id: string | null) => string | null;

function withTags(order: OrderRecord, tags: string[], by: string): Decision<never> {
  const before = { tags: (order.tags ?? []).join(', ') };
  const audit = { by, action: 'ORDER_TAGS_CHANGED', before, after: { tags: tags.join(', ') } } as const;
  return { order: { ...order, tags }, effects: { audit: [audit] } };
}

/** An existing tag does not count towards the limit. */
export function decideTagAdded(order: OrderRecord, tag: string, by: string): Decision<OrderRefusal> {
  const { tags = [] } = order;
  if (tags.includes(tag)) return { order };
  return tags.length >= MAXIMUM_ORDER_TAGS ? refuse('TAG_LIMIT', 'tags.tooMany') : withTags(order, [...tags, tag], by);
}

export function decideTagRemoved(order: OrderRecord, tag: string, by: string): Decision<never> {
  const { tags = [] } = order;
  const others = tags.filter((one) => one !== tag);
  return others.length < tags.length ? withTags(order, others, by) : { order };
}

/** Rejects the change if the assignee is not the one that the caller saw, so that two staff members cannot both take an order. */
export function decideAssigned(
  order: OrderRecord,
  { seen, assigneeId }: Assignment,
  { nameOf, by }: { readonly nameOf: NameOf; readonly by: string },
): Decision<never> {
  const { assigneeId: former, ...others } = order;
  if ((former ?? null) !== seen) return { conflict: order };
  const [before, after] = [{ assignee: nameOf(seen) }, { assignee: nameOf(assigneeId) }];
  return {
    order: assigneeId ? { ...others, assigneeId } : others,
    effects: { audit: [{ by, action: 'ORDER_ASSIGNED', before, after }] },
  };
}

export function decideNote(order: OrderRecord, note: OrderNoteRecord): Decision<OrderRefusal> {
  const { notes = [] } = order;
  const invalid = refuseInput(notes.length < MAXIMUM_NOTES ? [] : [{ path: 'text', key: 'note.tooMany' }]);
  if (invalid) return invalid;
  return {
    order: { ...order, notes: [...notes, note] },
    effects: { audit: [{ by: note.by, action: 'ORDER_NOTE_ADDED', after: { note: note.text } }] },
  };
}
