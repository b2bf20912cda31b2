import type { AuditAction } from '@eunbit/schema/audit';
import type { OrderTimelineKind } from '@eunbit/schema/order-timeline';
import { cursorError, decodeCursor, encodeCursor } from '../../../common/cursor.ts';
import { type Page, type PageRequest, toPage } from '../../../common/pagination.ts';
import type { LedgerRecord } from '../../ledger/index.ts';
import type { OrderRecord } from '../../order/index.ts';

/** Actions that other sources contain in full: status history, notes, fulfilments and ledger. */
const TOLD_ELSEWHERE: ReadonlySet<AuditAction> = new Set([
  'ORDER_STATUS_CHANGED',
  'ORDER_STATUS_CORRECTED',
  'ORDER_PARTLY_SHIPPED',
  'ORDER_NOTE_ADDED',
  'ORDER_DEPOSIT_RECORDED',
  'ORDER_DEPOSIT_REMOVED',
]);

/** Actions not listed are ACTIVITY. */
const KIND_OF_ACTION: Readonly<Partial<Record<AuditAction, OrderTimelineKind>>> = {
  ORDER_PAYMENT_REQUEST_CANCELLED: 'MONEY',
  ORDER_PAYMENT_REQUEST_RESENT: 'MONEY',
  ORDER_CASH_RECEIPT_SHOWN: 'MONEY',
  ORDER_CASH_RECEIPT_RETRIED: 'MONEY',
  ORDER_CASH_RECEIPT_ISSUED: 'MONEY',
  ORDER_FAILED_REFUND_SETTLED: 'MONEY',
  ORDER_REFUND_SETTLED: 'MONEY',
  ORDER_REFUND_ACCOUNT_SAVED: 'MONEY',
  ORDER_REFUND_ACCOUNT_SHOWN: 'MONEY',
  ORDER_REFUND_REQUESTED: 'MONEY',
  ORDER_REFUND_SENT: 'MONEY',
  ORDER_REFUND_CANCELLED: 'MONEY',
  ORDER_REFUND_RETRIED: 'MONEY',
  ORDER_DEPOSIT_REST_REQUESTED: 'MONEY',
  ORDER_PAYMENT_DUE_SET: 'MONEY',
  RETURN_EXCHANGE_OFFERED: 'MONEY',
  RETURN_SETTLED: 'MONEY',
  ORDER_SHIPMENT_CHANGED: 'PARCEL',
  ORDER_PARCELS_CORRECTED: 'PARCEL',
  ORDER_PARCEL_MARKED: 'PARCEL',
  ORDER_ESCROW_DELIVERY_NOTED: 'PARCEL',
  RETURN_PICKUP_ARRANGED: 'PARCEL',
  RETURN_RECEIVED: 'PARCEL',
  RETURN_LABEL_REQUESTED: 'PARCEL',
  RECEIPT_SENT: 'EMAIL',
  COMPOSED_EMAIL_SENT: 'EMAIL',
};

/** Null if another source contains it. */
export function kindOfAction(action: AuditAction): OrderTimelineKind | null {
  return TOLD_ELSEWHERE.has(action) ? null : (KIND_OF_ACTION[action] ?? 'ACTIVITY');
}

/** Excludes provider fees, which only readers of the ledger see, and voids, which move no money. */
export const isMovement = ({ kind }: Pick<LedgerRecord, 'kind'>): boolean => kind !== 'FEE' && kind !== 'VOID';

interface MovedBy {
  readonly by: string | null;
  /** Their reason. */
  readonly note: string | null;
}

/** The staff member who caused a ledger entry; its ids are built in `ledger-entries`. */
export function movedBy(order: OrderRecord, ledgerId: string): MovedBy {
  const { number, payment, refunds = [] } = order;
  for (const { id, by, removed } of payment.deposits ?? []) {
    if (ledgerId === `payment:${number}:${id}`) return { by, note: null };
    if (ledgerId === `deposit-removed:${number}:${id}` && removed) return { by: removed.by, note: removed.reason };
  }
  const refund = refunds.find(
    ({ id, providerRefundId }) =>
      ledgerId === `refund:${number}:${id}` || (providerRefundId !== null && ledgerId === `refund:${providerRefundId}`),
  );
  return { by: refund?.by ?? null, note: refund?.note ?? null };
}

/** The sort key of an entry; the id contains its source and breaks ties of time. */
interface Placed {
  readonly at: Date;
  readonly id: string;
}

function newestFirst(one: Placed, other: Placed): number {
  const later = other.at.getTime() - one.at.getTime();
  if (later !== 0 || one.id === other.id) return later;
  return one.id < other.id ? 1 : -1;
}

function readCursor(cursor: string): Placed {
  const [time, id] = decodeCursor(cursor);
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) throw cursorError();
  return { at, id };
}

/** Merges entries of all sources into a page, newest first. */
export function pageOfEntries<Entry extends Placed>(entries: readonly Entry[], request: PageRequest): Page<Entry> {
  const sorted = [...entries].sort(newestFirst);
  const last = request.after ? readCursor(request.after) : null;
  const rows = last ? sorted.filter((entry) => newestFirst(last, entry) < 0) : sorted;
  return toPage(
    rows,
    request,
    ({ at, id }) => encodeCursor([at.toISOString(), id]),
    () => Promise.resolve(entries.length),
  );
}
