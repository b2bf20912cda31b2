import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import { decideDeposit, decideDepositRemoval } from '@eunbit/server/modules/deposit/deposit-decisions';
import { decideErased } from '@eunbit/server/modules/order/buyer/owner-decisions';
import { decideCorrection } from '@eunbit/server/modules/order/correction/correction-decision';
import type { Decision } from '@eunbit/server/modules/order/decision';
import { toContents } from '@eunbit/server/modules/order/edit/edit-contents';
import { decideCarrierAnswers, decideParcelMark } from '@eunbit/server/modules/order/fulfilment/parcel-decisions';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import { moveOrder } from '@eunbit/server/modules/order/status/status-decisions';
import { problemOfStep, type StatusChange } from '@eunbit/server/modules/order/status/status-rules';
import { decideUndo } from '@eunbit/server/modules/order/undo/undo-decision';
import {
  decideAssigned,
  decideNote,
  decideTagAdded,
  decideTagRemoved,
} from '@eunbit/server/modules/order-collaboration/collaboration-decisions';
import { decideEdit, decideProposal } from '@eunbit/server/modules/order-edit/edit-decisions';
import { decideIntentAnswer } from '@eunbit/server/modules/payment/escrow-decision';
import { decideReversals } from '@eunbit/server/modules/payment/payment-reversal-decision';
import { decideRefund } from '@eunbit/server/modules/refund/refund-request-decision';
import { decideShipping } from '@eunbit/server/modules/shipping/shipping-decision';
import type { RowToShip } from '@eunbit/server/modules/shipping/shipping-rules';
import type { NamedDecision } from './order-twins.ts';

const STAFF = 'a member of staff';
const PARCEL = { carrier: 'CJ_LOGISTICS', trackingNumber: '123456789012' } as const;
const CONFIRMED = { status: 'ORDER_CONFIRMED', delay: null } as const;
const LATER = '2099-01-01T00:00:00Z';

/** A status change by staff who have seen the status `expected`. `undo` is the id under which it can be undone. */
const step =
  (expected: string | null, change: StatusChange, undo: string | null = null) =>
  (order: OrderRecord, now: Date): Decision<unknown> => {
    if (expected !== null && order.status !== expected) return { conflict: order };
    const problem = problemOfStep(order, change, now);
    return problem
      ? { refused: problem }
      : moveOrder(order, change, STAFF, now, undo === null ? null : { id: undo, seconds: 600 });
  };

/** Ships an order or a part of it, even if it is not fully paid. */
const ship =
  (part: Pick<RowToShip, 'lines'>) =>
  (order: OrderRecord, now: Date): Decision<unknown> => {
    const row = { orderNumber: order.number, parcels: [PARCEL], isUnpaidAccepted: true, ...part };
    const situation = { market: order.market, users: new Map() };
    return decideShipping(order, row, situation, { staffId: STAFF, offer: null }, now);
  };

const AUTHORITY = { staffId: STAFF, limit: () => 1e9, assertConfirmed: () => undefined };

function refund(id: string, productId: string) {
  const chosen = { lines: [{ productId, quantity: 1 }], shipping: 0, amount: null, unshipped: 'RESTOCK' } as const;
  const request = { ...chosen, reason: 'DAMAGED', note: '', expectedLeft: null, authority: AUTHORITY } as const;
  return (order: OrderRecord, now: Date): Decision<unknown> =>
    decideRefund(order, [], request, { id: `${id} of ${order.number}`, now });
}

/** Adds or removes one unit of a product, at its original price. */
function edit(id: string, productId: string, more: 1 | -1) {
  return (order: OrderRecord, now: Date): Decision<unknown> => {
    const { lines, amounts, ...contents } = toContents(order);
    const line = lines.find((one) => one.productId === productId);
    if (!line) return { refused: 'gone' };
    const after = {
      ...contents,
      lines: lines.map((one) => (one === line ? { ...one, quantity: one.quantity + more } : one)),
      amounts: {
        ...amounts,
        subtotal: amounts.subtotal + more * line.unitPrice,
        total: amounts.total + more * line.unitPrice,
      },
    };
    const author = { ...AUTHORITY, reason: 'on the phone' };
    const wanted = { id: `${id} of ${order.number}`, author, revision: 0, after, addressCheck: order.addressCheck };
    return more < 0 ? decideEdit(order, wanted, now) : decideProposal(order, wanted, `request ${wanted.id}`, now);
  };
}

function deposit(id: string) {
  return (order: OrderRecord, now: Date): Decision<unknown> => {
    const day = now.toISOString().slice(0, 10);
    const typed = { amount: 1_000, receivedOn: day, depositorName: '이미나', bankId: order.payment.bankId ?? 'kb' };
    const seen = { statementLineId: null, expectedDeposits: null, isRepeatConfirmed: true, staffId: STAFF };
    return decideDeposit(order, { id, orderNumber: order.number, banks: { accounts: [] }, ...typed, ...seen }, now);
  };
}

/** Records the state of the parcel as reported by the carrier or by staff. */
function reportedBy(mark: 'carrier' | 'staff') {
  return (order: OrderRecord, now: Date): Decision<unknown> => {
    if (mark === 'staff') {
      const [fulfilment] = order.fulfilments;
      const parcel = { fulfilmentId: fulfilment?.id ?? '', trackingNumber: PARCEL.trackingNumber };
      return decideParcelMark(order, { ...parcel, mark: 'ATTEMPTED', by: STAFF }, now);
    }
    const later = new Date(LATER);
    const news = {
      status: 'IN_TRANSIT',
      message: null,
      place: null,
      happenedAt: later,
      estimatedDelivery: null,
    } as const;
    return decideCarrierAnswers(order, [{ ...PARCEL, reported: { ...news, updatedAt: later } }], later);
  };
}

/** The provider has captured the authorised amount. */
function charged(order: OrderRecord, now: Date): Decision<unknown> {
  const { total } = order.amounts;
  const of = { id: order.payment.intentId ?? '', clientSecret: '', checkoutId: null, failure: null, card: null };
  const money = {
    status: 'SUCCEEDED',
    amount: total,
    received: total,
    currency: CURRENCY_BY_MARKET[order.market],
  } as const;
  const intent = { ...of, ...money, charge: { id: 'charge', fee: null } };
  return decideIntentAnswer(order, { seen: 'CAPTURE_DUE', intent }, now);
}

/** The customer's bank opens a dispute, which the provider reports by a webhook. */
function disputed(order: OrderRecord, now: Date): Decision<unknown> {
  const dispute = {
    id: `dispute of ${order.number}`,
    intentId: order.payment.intentId ?? '',
    chargeId: null,
    amount: order.amounts.total,
    currency: CURRENCY_BY_MARKET[order.market],
    status: 'NEEDS_RESPONSE',
    isRefundable: false,
    reason: 'fraudulent',
    evidenceDueBy: null,
    openedAt: now,
    movements: [],
  } as const;
  return decideReversals(order, { seen: order.payment, reversals: { refunds: [], disputes: [dispute] } }, [], now);
}

/** All decisions about an order by people, providers and carriers, by name; `tag` distinguishes repeated decisions. */
export function orderDecisions(productId: string, tag: string): readonly NamedDecision[] {
  const note = { id: `note ${tag}`, text: 'Rings twice', by: STAFF, at: new Date(LATER) };
  const table: Readonly<Record<string, NamedDecision['decide']>> = {
    'adds a tag': (order) => decideTagAdded(order, 'gift', STAFF),
    'removes a tag': (order) => decideTagRemoved(order, 'gift', STAFF),
    'takes it on': (order) => decideAssigned(order, { seen: null, assigneeId: tag }, { nameOf: () => tag, by: tag }),
    'writes a note': (order) => decideNote(order, note),
    'confirms it': step('PREPARING_FOR_SHIPMENT', CONFIRMED),
    'confirms it for now': step('PREPARING_FOR_SHIPMENT', CONFIRMED, 'for now'),
    'undoes that': (order, now) => decideUndo(order, { changeId: 'for now', by: STAFF, mayUndo: () => true }, now),
    'delays it': step(null, {
      status: 'ORDER_DELAYED',
      delay: { reason: 'PREPARING_PRODUCT', until: new Date(LATER), detail: null },
    }),
    'cancels it': step(null, { status: 'ORDER_CANCELLED', delay: null }),
    'ships all of it': ship({}),
    'ships one unit': ship({ lines: [{ productId, quantity: 1 }] }),
    'takes the status back': (order, now) =>
      decideCorrection(
        order,
        { to: 'PREPARING_FOR_SHIPMENT', reason: 'a slip', id: `correction ${tag} of ${order.number}`, by: STAFF },
        now,
      ),
    'refunds one unit': refund(`refund ${tag}`, productId),
    'takes a unit off': edit(`edit ${tag}`, productId, -1),
    'asks for a unit more': edit(`edit ${tag}`, productId, 1),
    'records a deposit': deposit(`deposit ${tag}`),
    'takes that deposit out of the books': (order, now) =>
      decideDepositRemoval(order, { depositId: 'deposit first', reason: 'of another order', staffId: STAFF }, now),
    'deletes the account of its buyer': (order, now) => decideErased(order, now),
    'hears of its parcel from the carrier': reportedBy('carrier'),
    'says what has become of its parcel': reportedBy('staff'),
    'hears that its card was charged': charged,
    'hears of a dispute': disputed,
  };
  return Object.entries(table).map(([name, decide]) => ({ name: `${name} (${tag})`, decide }));
}
