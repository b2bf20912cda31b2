import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import { validateTag } from '@eunbit/schema/tag';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Logger } from 'pino';
import { type Result, refuse, refuseInput } from '../../common/refusal.ts';
import {
  type BulkRow,
  type Changed,
  type OrderError,
  type OrderReader,
  type OrderRecord,
  type OrderRefusal,
  toBulkRow,
  unknownRow,
} from '../order/index.ts';
import type { Assignments } from './assignments.ts';
import type { OrderCollaborationService } from './order-collaboration.service.ts';

/** One change to many orders. */
export type BulkChange =
  | { readonly kind: 'ADD_TAG' | 'REMOVE_TAG'; readonly tag: string }
  | { readonly kind: 'ASSIGN'; readonly assigneeId: string | null };

interface Deps {
  readonly orderCollaboration: OrderCollaborationService;
  readonly orderReader: OrderReader;
  readonly assignments: Assignments;
  readonly log: Logger;
}

function validate(numbers: readonly string[], change: BulkChange): readonly FieldFailure<ApiMessageKey>[] {
  if (numbers.length === 0) return [{ path: 'orderNumbers', key: 'orders.noneSelected' }];
  if (numbers.length > MAXIMUM_ORDERS_AT_ONCE) return [{ path: 'orderNumbers', key: 'orders.tooMany' }];
  return change.kind === 'ASSIGN' ? [] : validateTag(change.tag);
}

/** Tags and assigns many orders, each in its own transaction, so that a failure does not affect the others (COLLABORATION-11). */
export function createBulkChangeService({ orderCollaboration, orderReader, assignments, log }: Deps) {
  /** Takes the current assignees as those that the caller saw; an order reassigned concurrently keeps its new assignee. */
  async function prepareAssigning(orders: readonly OrderRecord[], assigneeId: string | null, by: string) {
    const nameOf = await assignments.namesOf([assigneeId, ...orders.map((order) => order.assigneeId ?? null)]);
    return async (order: OrderRecord): Promise<Changed<OrderRefusal> | null> => {
      const seen = order.assigneeId ?? null;
      return seen === assigneeId ? { order } : assignments.write(order.number, { seen, assigneeId }, nameOf, by);
    };
  }

  async function prepare(orders: readonly OrderRecord[], change: BulkChange, by: string) {
    switch (change.kind) {
      case 'ADD_TAG':
        return ({ number }: OrderRecord) => orderCollaboration.addTag(number, change.tag, by);
      case 'REMOVE_TAG':
        return ({ number }: OrderRecord) => orderCollaboration.removeTag(number, change.tag, by);
      case 'ASSIGN':
        return prepareAssigning(orders, change.assigneeId, by);
    }
  }

  async function changeOne(
    order: OrderRecord,
    apply: (order: OrderRecord) => Promise<Changed<OrderRefusal> | null>,
  ): Promise<BulkRow> {
    const { number } = order;
    try {
      return toBulkRow(number, await apply(order), order, 'assignee.changed');
    } catch (error) {
      log.error({ err: error, order: number }, 'order not tagged or assigned');
      return { number, order, problem: 'failed' };
    }
  }

  return {
    /** Sequential, because each change updates the same tag record. */
    async change(
      numbers: readonly string[],
      change: BulkChange,
      by: string,
    ): Promise<Result<readonly BulkRow[], OrderError['code']>> {
      const invalid = refuseInput(validate(numbers, change));
      if (invalid) return invalid;
      if (change.kind === 'ASSIGN' && change.assigneeId) {
        const staff = await assignments.staffAmong([change.assigneeId]);
        if (staff.length === 0) return refuse('NOT_STAFF', 'assignee.notStaff');
      }
      const wanted = [...new Set(numbers.map(normaliseOrderNumber))];
      const found = await orderReader.byNumbers(wanted);
      const apply = await prepare([...found.values()], change, by);
      const rows: BulkRow[] = [];
      for (const number of wanted) {
        const order = found.get(number);
        rows.push(order ? await changeOne(order, apply) : unknownRow(number));
      }
      return { value: rows };
    },
  };
}

export type BulkChangeService = ReturnType<typeof createBulkChangeService>;
