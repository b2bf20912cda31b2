import type { Units } from '@eunbit/schema/fulfilment';
import { canTakeReturnTo, type ReturnStatus } from '@eunbit/schema/return';
import {
  type InspectedLine,
  validateInspection,
  validatePickupNote,
  validateReceipt,
  validateReturnRefusal,
} from '@eunbit/schema/validation-return';
import { refuse, refuseInput } from '../../common/refusal.ts';
import { storeDay } from '../../common/store-time.ts';
import { unitsText as formatUnits, type OrderRecord } from '../order/index.ts';
import type { PickupRecord } from './return.model.ts';
import { dueLabel, isLabelPossible, isLabelRequestable } from './return-label-decisions.ts';
import { sendBy } from './return-rules.ts';
import { conflict, type KnownReturn, type ReturnDecision, takeStep } from './return-step.ts';

/** Null if staff may move the return to that status. */
export const whyNotTaken = (known: KnownReturn, to: ReturnStatus): ReturnType<typeof conflict> | null =>
  canTakeReturnTo(known.record, to, 'STAFF') ? null : conflict(known);

/** Units as the activity log stores them. */
const unitsText = (order: OrderRecord, units: readonly Units[]) =>
  formatUnits(
    order,
    units.filter(({ quantity }) => quantity > 0),
    'ko',
  );

export interface Approval {
  readonly isKeptByCustomer: boolean;
  readonly isLabelWanted: boolean;
}

/** Approves a return. The customer may keep the goods, or the shop may buy the return label. */
export function decideApproved(known: KnownReturn, choice: Approval, by: string, now: Date): ReturnDecision {
  const { order, record } = known;
  const { isKeptByCustomer, isLabelWanted } = choice;
  const hasGoodsToSendBack = record.hasGoodsToSendBack && !isKeptByCustomer;
  const refused = whyNotTaken(known, 'APPROVED');
  if (refused) return refused;
  if (isLabelWanted && !isLabelPossible({ ...record, hasGoodsToSendBack, status: 'APPROVED' })) {
    return refuse('LABEL_REFUSED', 'return.labelImpossible');
  }
  const set = {
    hasGoodsToSendBack,
    dueAt: hasGoodsToSendBack ? sendBy(now) : null,
    ...(isLabelWanted && { label: dueLabel(record, now) }),
  };
  const audit = { action: 'RETURN_APPROVED', after: { hasGoodsToSendBack, isLabelWanted } } as const;
  const news = hasGoodsToSendBack ? 'APPROVED' : 'APPROVED_KEPT';
  return takeStep(order, record, { to: 'APPROVED', by, set, news, audit }, now);
}

/** Refuses a return, before or after inspection; its units can be returned again. */
export function decideRefused(known: KnownReturn, typed: string, by: string, now: Date): ReturnDecision {
  const refused = whyNotTaken(known, 'REFUSED');
  if (refused) return refused;
  const invalid = refuseInput(validateReturnRefusal(typed));
  if (invalid) return invalid;
  const reason = typed.trim();
  const audit = { action: 'RETURN_REFUSED', after: { reason } } as const;
  const step = { to: 'REFUSED', by, reason, set: { dueAt: null }, news: 'REFUSED', audit } as const;
  return takeStep(known.order, known.record, step, now);
}

/** Notifies a Korean customer when a carrier will collect the goods; the customer need not send them. */
export function decidePickup(
  { order, record }: KnownReturn,
  { on, carrier, note }: PickupRecord,
  by: string,
  now: Date,
): ReturnDecision {
  const invalid = refuseInput(validatePickupNote(note));
  if (invalid) return invalid;
  const isPossible = record.status === 'APPROVED' && record.hasGoodsToSendBack && record.market === 'KR';
  if (!isPossible || on < storeDay(record.market, now)) return refuse('PICKUP_REFUSED', 'return.pickupInvalid');
  const set = { pickup: { on, carrier, note: note.trim() }, dueAt: null };
  const audit = { action: 'RETURN_PICKUP_ARRANGED', after: { pickup: `${on} ${carrier}` } } as const;
  return takeStep(order, record, { by, set, news: 'PICKUP', audit }, now);
}

/** Requests a return label, or retries a failed one; changes nothing if a label is being bought or exists. */
export function decideLabelRequested({ order, record }: KnownReturn, by: string, now: Date): ReturnDecision {
  if (!isLabelPossible(record)) return refuse('LABEL_REFUSED', 'return.labelImpossible');
  if (!isLabelRequestable(record)) return { order };
  const set = { label: dueLabel(record, now) };
  return takeStep(order, record, { by, set, audit: { action: 'RETURN_LABEL_REQUESTED' } }, now);
}

/** Records which units of a return arrived. */
export function decideReceived(known: KnownReturn, lines: readonly Units[], by: string, now: Date): ReturnDecision {
  const { order, record } = known;
  const refused = whyNotTaken(known, 'RECEIVED');
  if (refused) return refused;
  const invalid = refuseInput(validateReceipt(lines, record.lines));
  if (invalid) return invalid;
  const received = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const audit = { action: 'RETURN_RECEIVED', after: { returnedUnits: unitsText(order, received) } } as const;
  return takeStep(order, record, { to: 'RECEIVED', by, set: { received, dueAt: null }, news: 'RECEIVED', audit }, now);
}

/** Records which units are restocked and which are written off; both appear in the stock history. */
export function decideInspected(
  known: KnownReturn,
  lines: readonly InspectedLine[],
  by: string,
  now: Date,
): ReturnDecision {
  const { order, record } = known;
  const refused = whyNotTaken(known, 'INSPECTED');
  if (refused) return refused;
  const invalid = refuseInput(validateInspection(lines, record.received ?? []));
  if (invalid) return invalid;
  const inspected = lines.map(({ productId, restocked, writtenOff }) => ({ productId, restocked, writtenOff }));
  const restocked = inspected.map(({ productId, restocked: quantity }) => ({ productId, quantity }));
  const writtenOff = inspected.map(({ productId, writtenOff: quantity }) => ({ productId, quantity }));
  const after = {
    restockedUnits: unitsText(order, restocked) || null,
    writtenOffUnits: unitsText(order, writtenOff) || null,
  };
  const audit = { action: 'RETURN_INSPECTED', after } as const;
  const change = takeStep(order, record, { to: 'INSPECTED', by, set: { inspected }, audit }, now);
  return { ...change, effects: { ...change.effects, unitsBack: [{ lines: inspected, by, cause: 'RETURN' }] } };
}
