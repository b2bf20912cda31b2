import { apiMessage } from '@eunbit/schema/api-messages';
import { MAXIMUM_QUANTITY } from '@eunbit/schema/catalogue';
import { CURRENCY_BY_MARKET, type Language } from '@eunbit/schema/market';
import { holds } from '../../common/permissions.ts';
import { validationError } from '../../common/result.types.ts';
import {
  type OrderRecord,
  openPaymentRequest,
  presentOrder,
  presentOrderConflict,
  toContents,
} from '../order/index.ts';
import { insufficientStock } from '../payment/index.ts';
import type { PaymentRequestType } from '../payment-request/index.ts';
import type { Shortage } from '../stock/index.ts';
import { describeEdit } from './edit-description.ts';
import type { EditRefusal } from './edit-judgement.ts';
import type { EditProblem } from './edit-rules.ts';
import type { NoEdit, StepOutcome } from './edit-steps.ts';
import type { LineEditOutcome, LineEditService } from './line-edit.service.ts';
import { OrderEditError } from './order-edit.errors.ts';
import type { OrderEditContext } from './order-edit.module.ts';
import type { EditOutcome } from './order-edit.service.ts';
import {
  type EditOrderLinesResult,
  type EditOrderResult,
  type EditOwnOrderResult,
  OrderAddressSuggested,
  type OrderEditChangeType,
  OrderEdited,
  OrderEditProposed,
  OrderEditTotalChanges,
  type OrderEditType,
  type OrderLinesPreviewResult,
  OrderLinesPreviewType,
  OwnOrderEditProposed,
} from './order-edit.types.ts';

const CODES = {
  'edit.closed': 'ORDER_CLOSED',
  'edit.tooLate': 'EDIT_TOO_LATE',
  'edit.nothing': 'NOTHING_CHANGED',
  'edit.tooMany': 'TOO_MANY_EDITS',
  'edit.money': 'TOTAL_REFUSED',
  'edit.aboveLimit': 'TOTAL_REFUSED',
  'edit.costsMore': 'TOTAL_REFUSED',
  'edit.virtualAccount': 'TOTAL_REFUSED',
  'edit.requested': 'PAYMENT_REQUESTED',
  'edit.ownCostsMore': 'TOTAL_REFUSED',
  'edit.ownRequested': 'PAYMENT_REQUESTED',
  'edit.ownTooManyRequests': 'TOTAL_REFUSED',
  'edit.tooManyRequests': 'TOTAL_REFUSED',
  'edit.refunded': 'TOTAL_REFUSED',
  'edit.settlesReturn': 'LINE_REFUSED',
  'edit.unitsRefunded': 'LINE_REFUSED',
  'edit.notSold': 'LINE_REFUSED',
  'edit.unknownProduct': 'LINE_REFUSED',
} as const satisfies Record<EditProblem, keyof typeof OrderEditError.codes>;

function presentRefused(
  { problem, product }: Extract<EditRefusal, { outcome: 'refused' }>,
  language: Language,
): InstanceType<typeof OrderEditError> {
  const message = apiMessage(problem, language, { product: product?.[language] ?? '' });
  return Object.assign(OrderEditError.create(CODES[problem], problem, language), { message });
}

function presentRefusal(refusal: NoEdit, context: OrderEditContext) {
  switch (refusal.outcome) {
    case 'conflict':
      return presentOrderConflict(refusal.order, 'edit.conflict', context);
    case 'tooMany':
      return OrderEditError.create('TOO_MANY_REQUESTS', 'requests.tooMany', context.language);
    case 'invalid':
      return validationError(refusal.failures, context.language, { n: MAXIMUM_QUANTITY });
    case 'refused':
      return presentRefused(refusal, context.language);
  }
}

/** Names the products of which units are missing, with what is left. */
async function presentShortages(shortages: readonly Shortage[], context: OrderEditContext) {
  const { language } = context;
  const error = await insufficientStock(shortages, context);
  const products = error.shortages.map(({ title: product, available: n }) =>
    apiMessage('editedLines.left', language, { product, n }),
  );
  return Object.assign(error, {
    message: apiMessage('editedLines.short', language, { products: products.join(', ') }),
  });
}

async function presentStep(result: StepOutcome, context: OrderEditContext) {
  switch (result.outcome) {
    case 'edited':
      return Object.assign(new OrderEdited(), { order: presentOrder(result.order, context) });
    case 'proposed':
      return Object.assign(new OrderEditProposed(), { order: presentOrder(result.order, context) });
    case 'totalChanges':
      return presentTotal(result.order, result.after, context);
    default:
      return presentRefusal(result, context);
  }
}

export async function presentEditOutcome(
  result: EditOutcome,
  context: OrderEditContext,
): Promise<typeof EditOrderResult> {
  if (result.outcome !== 'suggested') return presentStep(result, context);
  return Object.assign(new OrderAddressSuggested(), { suggestion: result.suggestion });
}

/** As for staff, but whoever pays for their own edit goes on to the page that takes the payment. */
export async function presentOwnEditOutcome(
  result: EditOutcome,
  context: OrderEditContext,
): Promise<typeof EditOwnOrderResult> {
  if (result.outcome !== 'proposed') return presentEditOutcome(result, context);
  const request = openPaymentRequest(result.order);
  // It was opened with the edit that the order came back from.
  if (!request) throw new Error(`nothing is asked for of ${result.order.number}`);
  const paymentToken = context.services.orderTokens.payment(result.order, request);
  return Object.assign(new OwnOrderEditProposed(), { order: presentOrder(result.order, context), paymentToken });
}

export async function presentLineEdit(
  result: LineEditOutcome,
  context: OrderEditContext,
): Promise<typeof EditOrderLinesResult> {
  return result.outcome === 'short' ? presentShortages(result.shortages, context) : presentStep(result, context);
}

export async function presentLinePreview(
  result: Awaited<ReturnType<LineEditService['preview']>>,
  context: OrderEditContext,
): Promise<typeof OrderLinesPreviewResult> {
  if (result.outcome === 'short') return presentShortages(result.shortages, context);
  if (result.outcome !== 'possible') return presentRefusal(result, context);
  const { order, before, after, settlement } = result;
  const { changes, totalBefore, totalAfter } = presentTotal(order, after, context);
  const difference = { ...totalAfter, amount: Math.abs(after.amounts.total - before.amounts.total) };
  return Object.assign(new OrderLinesPreviewType(), { changes, totalBefore, totalAfter, settlement, difference });
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

/** What a payment request is for; nothing once it was closed, which has changed nothing. */
export function presentRequestedChanges(
  { order, record }: PaymentRequestType,
  language: Language,
): OrderEditChangeType[] {
  const made = order.edits?.find(({ id }) => id === record.editId);
  const edit = made ?? (record.state === 'OPEN' ? order.proposedEdit?.edit : null);
  return edit ? describeEdit(edit, order.market, language) : [];
}

/** The edits of an order, newest first. Buyers do not read why staff made one. */
export function presentEdits(
  { edits = [], market }: OrderRecord,
  { language, viewer }: OrderEditContext,
): OrderEditType[] {
  const readsReasons = viewer !== null && holds(viewer, 'order:read');
  return edits.toReversed().map((edit) => ({
    id: edit.id,
    at: edit.at,
    editor: edit.by === null ? 'BUYER' : 'STAFF',
    reason: readsReasons ? edit.reason : null,
    changes: describeEdit(edit, market, language),
  }));
}
