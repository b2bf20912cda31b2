import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import type { Change } from '../../live/follow-collection.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import { orderModel } from './order.model.ts';
import { ORDER_ENCRYPTED_FIELDS, type OrderRecord } from './order.record.ts';

export interface OrderChange {
  readonly kind: 'PLACED' | 'STATUS_CHANGED';
  readonly order: OrderRecord;
}

/** Topics match permissions: a store, one order, or the orders of one member. */
export type OrderEvents = Record<`orders:${Market}`, OrderChange> &
  Record<`order:${string}`, OrderRecord> &
  Record<`ordersOf:${string}`, OrderRecord>;

const ENCRYPTED: ReadonlySet<string> = new Set(ORDER_ENCRYPTED_FIELDS);

/** Fields visible to staff only. */
const STAFF_ONLY: ReadonlySet<string> = new Set<keyof OrderRecord>(['tags', 'assigneeId', 'notes']);

/** Changes with every write; not an event by itself. */
const VERSION = 'version';

/** Pushing into a list reports `notes.3` as the changed field. */
const topOf = (field: string) => field.split('.', 1)[0] ?? field;

/** Whether an update changed these fields alone. */
function changedOnly(
  change: Change<OrderRecord>,
  fields: ReadonlySet<string>,
  nameOf = (field: string) => field,
): boolean {
  if (change.operationType !== 'update') return false;
  const { updatedFields = {}, removedFields = [], truncatedArrays = [] } = change.updateDescription;
  const changed = [...Object.keys(updatedFields), ...removedFields, ...truncatedArrays.map(({ field }) => field)];
  return changed.every((field) => field === VERSION || fields.has(nameOf(field)));
}

export function createOrderEvents(connection: Connection, live: LiveHub): TopicBoard<OrderEvents> {
  const board = live.createBoard<OrderEvents>();
  live.follow<OrderRecord>(orderModel(connection), {
    onChange(change) {
      // Secret rotation re-encrypts values of every order, which subscribers cannot see.
      if (change.operationType === 'delete' || !change.fullDocument || changedOnly(change, ENCRYPTED)) return;
      const order = change.fullDocument;
      const kind = change.operationType === 'insert' ? 'PLACED' : 'STATUS_CHANGED';
      board.publish(`orders:${order.market}`, { kind, order });
      if (changedOnly(change, STAFF_ONLY, topOf)) return;
      board.publish(`order:${order._id}`, order);
      if (order.userId) board.publish(`ordersOf:${order.userId}`, order);
    },
  });
  return board;
}
