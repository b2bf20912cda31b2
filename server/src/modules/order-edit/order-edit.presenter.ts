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
  type Unchanged,
} from '../order/index.ts';
import { insufficientStock } from '../payment/index.ts';
import type { PaymentRequestType } from '../payment-request/index.ts';
import type { Shortage } from '../stock/index.ts';
import type { EditRefusal } from './edit-checks.ts';
import { describeEdit } from './edit-description.ts';
import type { LineEditService } from './line-edit.service.ts';
import type { OrderEditContext } from './order-edit.module.ts';
import type { EditOutcome } from './order-edit.service.ts';
import {
  type EditOrderResult,
  OrderAddressSuggested,
  type OrderEditChangeType,
  OrderEditError,
  OrderEdited,
  OrderEditProposed,
  OrderEditTotalChanges,
  type OrderEditType,
  type OrderLinesPreviewResult,
  OrderLinesPreviewType,
} from './order-edit.types.ts';

function presentRefusal(unchanged: Unchanged<EditRefusal>, context: OrderEditContext) {
  if ('conflict' in unchanged) return presentOrderConflict(unchanged.conflict, 'edit.conflict', context);
  const { refused } = unchanged;
  const { language } = context;
  if ('failures' in refused) return validationError(refused.failures, language, { n: MAXIMUM_QUANTITY });
  const error = OrderEditError.of(refused, language);
  const message = apiMessage(refused.key, language, { product: refused.product?.[language] ?? '' });
  return Object.assign(error, { message });
}

/** Names the products that are short, with the available units. */
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

/** The payment token for an edit that the buyer made. */
function ownPaymentToken(order: OrderRecord, { services }: OrderEditContext): string {
  const request = openPaymentRequest(order);
  // The request was opened with the edit that returned this order.
  if (!request) throw new Error(`the order ${order.number} has no open payment request`);
  return services.orderTokens.payment(order, request);
}

export async function presentEditOutcome(
  result: EditOutcome | Awaited<ReturnType<LineEditService['edit']>>,
  context: OrderEditContext,
  isOwn = false,
): Promise<typeof EditOrderResult> {
  if ('shortages' in result) return presentShortages(result.shortages, context);
  if ('suggestion' in result) return Object.assign(new OrderAddressSuggested(), result);
  if ('otherTotal' in result) return presentTotal(result.otherTotal, result.after, context);
  if ('edited' in result) return Object.assign(new OrderEdited(), { order: presentOrder(result.edited, context) });
  if (!('proposed' in result)) return presentRefusal(result, context);
  const paymentToken = isOwn ? ownPaymentToken(result.proposed, context) : null;
  return Object.assign(new OrderEditProposed(), { order: presentOrder(result.proposed, context), paymentToken });
}

export async function presentLinePreview(
  result: Awaited<ReturnType<LineEditService['preview']>>,
  context: OrderEditContext,
): Promise<typeof OrderLinesPreviewResult> {
  if ('shortages' in result) return presentShortages(result.shortages, context);
  if (!('settlement' in result)) return presentRefusal(result, context);
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

/** The changes that a payment request is for; empty once it was closed without effect. */
export function presentRequestedChanges(
  { order, record }: PaymentRequestType,
  language: Language,
): OrderEditChangeType[] {
  const made = order.edits?.find(({ id }) => id === record.editId);
  const edit = made ?? (record.status === 'OPEN' ? order.proposedEdit?.edit : null);
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
