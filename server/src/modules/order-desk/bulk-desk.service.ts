import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import { validateTag } from '@eunbit/schema/tag';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Logger } from 'pino';
import { type OrderReader, type OrderRecord, savedOrder } from '../order/index.ts';
import type { Assignments } from './assignments.ts';
import type { DeskOutcome, OrderDeskService } from './order-desk.service.ts';

/** One change of many orders. */
export type DeskChange =
  | { readonly kind: 'ADD_TAG' | 'REMOVE_TAG'; readonly tag: string }
  | { readonly kind: 'ASSIGN'; readonly assigneeId: string | null };

/** What became of one order of many. */
export interface DeskRow {
  readonly number: string;
  readonly outcome: DeskOutcome['outcome'] | 'failed';
  readonly order: OrderRecord | null;
}

export type BulkDesk =
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure<ApiMessageKey>[] }
  | { readonly outcome: 'notStaff' }
  | { readonly outcome: 'answered'; readonly rows: readonly DeskRow[] };

interface Deps {
  readonly orderDesk: OrderDeskService;
  readonly orderReader: OrderReader;
  readonly assignments: Assignments;
  readonly log: Logger;
}

function validate(numbers: readonly string[], change: DeskChange): readonly FieldFailure<ApiMessageKey>[] {
  if (numbers.length === 0) return [{ path: 'orderNumbers', key: 'orders.noneSelected' }];
  if (numbers.length > MAXIMUM_ORDERS_AT_ONCE) return [{ path: 'orderNumbers', key: 'orders.tooMany' }];
  return change.kind === 'ASSIGN' ? [] : validateTag(change.tag);
}

/** Tags and assigns many orders, each in its own transaction, so that a failure does not affect the others (DESK-11). */
export function createBulkDeskService({ orderDesk, orderReader, assignments, log }: Deps) {
  /** Whoever has each order now is who the caller means: another colleague who takes one meanwhile keeps it. */
  async function prepareAssigning(orders: readonly OrderRecord[], assigneeId: string | null, by: string) {
    const nameOf = await assignments.namesOf([assigneeId, ...orders.map((order) => order.assigneeId ?? null)]);
    return async (order: OrderRecord): Promise<DeskOutcome> => {
      const seen = order.assigneeId ?? null;
      if (seen === assigneeId) return { outcome: 'saved', order };
      const saved = savedOrder(await assignments.write(order.number, { seen, assigneeId }, nameOf, by));
      return saved ? { outcome: 'saved', order: saved } : { outcome: 'changed' };
    };
  }

  async function prepare(orders: readonly OrderRecord[], change: DeskChange, by: string) {
    switch (change.kind) {
      case 'ADD_TAG':
        return ({ number }: OrderRecord) => orderDesk.addTag(number, change.tag, by);
      case 'REMOVE_TAG':
        return ({ number }: OrderRecord) => orderDesk.removeTag(number, change.tag, by);
      case 'ASSIGN':
        return prepareAssigning(orders, change.assigneeId, by);
    }
  }

  async function changeOne(order: OrderRecord, apply: (order: OrderRecord) => Promise<DeskOutcome>): Promise<DeskRow> {
    const { number } = order;
    try {
      return { number, order, ...(await apply(order)) };
    } catch (error) {
      log.error({ err: error, order: number }, 'order not tagged or assigned with the others');
      return { number, order, outcome: 'failed' };
    }
  }

  return {
    /** One after the other: the same tag is noted as used by each. */
    async change(numbers: readonly string[], change: DeskChange, by: string): Promise<BulkDesk> {
      const failures = validate(numbers, change);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      if (change.kind === 'ASSIGN' && change.assigneeId) {
        const staff = await assignments.staffAmong([change.assigneeId]);
        if (staff.length === 0) return { outcome: 'notStaff' };
      }
      const wanted = [...new Set(numbers.map(normaliseOrderNumber))];
      const found = await orderReader.byNumbers(wanted);
      const apply = await prepare([...found.values()], change, by);
      const rows: DeskRow[] = [];
      for (const number of wanted) {
        const order = found.get(number);
        rows.push(order ? await changeOne(order, apply) : { number, outcome: 'notFound', order: null });
      }
      return { outcome: 'answered', rows };
    },
  };
}

export type BulkDeskService = ReturnType<typeof createBulkDeskService>;
