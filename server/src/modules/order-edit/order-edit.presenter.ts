import { isStaff } from '@eunbit/schema/account';
import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import { validationError } from '../../common/result.types.ts';
import { presentOrder } from '../order/order.presenter.ts';
import type { OrderRecord } from '../order/order.record.ts';
import { presentOrderConflict } from '../order/order-conflict.presenter.ts';
import { toContents } from './edit-contents.ts';
import { describeEdit } from './edit-description.ts';
import type { EditProblem } from './edit-rules.ts';
import { OrderEditError } from './order-edit.errors.ts';
import type { EditOutcome } from './order-edit.service.ts';
import {
  type EditOrderResult,
  OrderAddressSuggested,
  OrderEdited,
  OrderEditTotalChanges,
  type OrderEditType,
} from './order-edit.types.ts';
import type { OrderEditContext } from './order-edit.wiring.ts';

const CODES = {
  'edit.closed': 'ORDER_CLOSED',
  'edit.tooLate': 'EDIT_TOO_LATE',
  'edit.nothing': 'NOTHING_CHANGED',
  'edit.tooMany': 'TOO_MANY_EDITS',
  'edit.money': 'TOTAL_REFUSED',
  'edit.costsMore': 'TOTAL_REFUSED',
} as const satisfies Record<EditProblem, keyof typeof OrderEditError.codes>;

export function presentEditOutcome(result: EditOutcome, context: OrderEditContext): typeof EditOrderResult {
  const { language } = context;
  switch (result.outcome) {
    case 'edited':
      return Object.assign(new OrderEdited(), { order: presentOrder(result.order, context) });
    case 'totalChanges':
      return presentTotal(result.order, result.after, context);
    case 'suggested':
      return Object.assign(new OrderAddressSuggested(), { suggestion: result.suggestion });
    case 'conflict':
      return presentOrderConflict(result.order, 'edit.conflict', context);
    case 'invalid':
      return validationError(result.failures, language);
    case 'refused':
      return OrderEditError.create(CODES[result.problem], result.problem, language);
  }
}

function presentTotal(
  order: OrderRecord,
  after: ReturnType<typeof toContents>,
  { language }: OrderEditContext,
): OrderEditTotalChanges {
  const currency = CURRENCY_BY_MARKET[order.market];
  return Object.assign(new OrderEditTotalChanges(), {
    changes: describeEdit({ before: toContents(order), after }, order.market, language),
    totalBefore: { amount: order.amounts.total, currency },
    totalAfter: { amount: after.amounts.total, currency },
  });
}

/** The edits of an order, newest first. Buyers do not read why staff made one. */
export function presentEdits(
  { edits = [], market }: OrderRecord,
  { language, viewer }: OrderEditContext,
): OrderEditType[] {
  const readsReasons = viewer !== null && isStaff(viewer.role);
  return edits.toReversed().map((edit) => ({
    id: edit.id,
    at: edit.at,
    editor: edit.by === null ? 'BUYER' : 'STAFF',
    reason: readsReasons ? edit.reason : null,
    changes: describeEdit(edit, market, language),
  }));
}
