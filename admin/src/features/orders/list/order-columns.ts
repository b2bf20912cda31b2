import type { OrderSort } from '@eunbit/schema/order-list';
import type { MessageId } from '../../../gql/message-id.ts';

interface OrderColumnFacts {
  readonly text: MessageId;
  readonly numeric?: true;
  /** Descending and ascending; the first click sorts descending. */
  readonly sorts?: readonly [falling: OrderSort, rising: OrderSort];
  /** Hidden by default: most screens have no room for all columns. */
  readonly onRequest?: true;
}

/** Optional columns in display order. The order number always comes first, with the assignee next to it. */
const ORDER_COLUMNS = {
  lastName: { text: 'orders.column.lastName' },
  firstName: { text: 'orders.column.firstName' },
  createdAt: { text: 'orders.column.createdAt', sorts: ['NEWEST', 'OLDEST'] },
  status: { text: 'orders.column.status' },
  total: { text: 'orders.column.total', numeric: true, sorts: ['HIGHEST_TOTAL', 'LOWEST_TOTAL'] },
  email: { text: 'orders.column.email' },
  customer: { text: 'orders.column.customer' },
  shipping: { text: 'orders.column.shipping', numeric: true, onRequest: true },
  tax: { text: 'orders.column.tax', numeric: true, onRequest: true },
  address: { text: 'orders.column.address', onRequest: true },
  city: { text: 'orders.column.city', onRequest: true },
} as const satisfies Record<string, OrderColumnFacts>;

export type OrderColumnId = keyof typeof ORDER_COLUMNS;

export const ORDER_COLUMN_IDS = Object.keys(ORDER_COLUMNS) as OrderColumnId[];

export const orderColumn = (id: OrderColumnId): OrderColumnFacts => ORDER_COLUMNS[id];

const USUAL_COLUMNS = ORDER_COLUMN_IDS.filter((id) => !orderColumn(id).onRequest);

/** Reads the stored columns, in display order; the default columns if none are stored. */
export function parseOrderColumns(kept: unknown): readonly OrderColumnId[] {
  return Array.isArray(kept) ? ORDER_COLUMN_IDS.filter((id) => kept.includes(id)) : USUAL_COLUMNS;
}
