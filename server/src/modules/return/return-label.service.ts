import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { dateUntil, textIs } from '../../common/indexed-text.ts';
import {
  type Label,
  type ShippingProvider,
  ShippingProviderError,
  ShippingRefusedError,
  type TrackerState,
} from '../../integrations/shipping/shipping-provider.ts';
import type { PackedUnits } from '../catalogue/index.ts';
import type { OrderReader, OrderRecord } from '../order/index.ts';
import {
  type BoxFailure,
  createLabelPurchase,
  describeProblem,
  hasNumber,
  joinFailures,
  nextTryAt,
  packLines,
  toBoughtBox,
  toBuyer,
  toParcelRecord,
} from '../shipment/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { ReturnChanges } from './change-return.ts';
import type { ReturnLabelRecord, ReturnRecord } from './return.model.ts';
import { returnModel } from './return.model.ts';
import {
  decideBoxBought,
  decideBoxOpened,
  decideLabelBought,
  decideLabelClaim,
  decideLabelFailure,
  decideLabelVoided,
  decideReturnPacked,
  decideReturnParcel,
  isLabelPossible,
  isScanned,
  toReturnReference,
} from './return-label-decisions.ts';
import type { KnownReturn, ReturnDecision } from './return-step.ts';

/** Lease of a return: after this, its process counts as dead. Longer than all calls for one box can take; renewed for each. */
const CLAIM_MS = 4 * 60_000;
const RETURNS_A_RUN = 20;

type LabelledReturn = ReturnRecord & { readonly label: ReturnLabelRecord };

/** The work of this process on a return: the return as last read, and the end of the lease. */
interface Claim {
  record: LabelledReturn;
  until: Date;
}

interface Deps {
  readonly connection: Connection;
  readonly orderReader: OrderReader;
  readonly packedUnits: PackedUnits;
  readonly provider: ShippingProvider;
  readonly shopSettings: CurrentSettings;
  readonly returnChanges: ReturnChanges;
  readonly log: Logger;
}

/**
 * Buys the labels of US returns, and tracks their parcels (RETURN-15). As for shipments of orders, there is at most one label per
 * box: the boxes are stored before the first shipment is created and never packed again, and a shipment's id is stored before its
 * label is bought.
 */
export function createReturnLabelService(deps: Deps) {
  const { connection, orderReader, packedUnits, provider, shopSettings, returnChanges, log } = deps;
  const returns = returnModel(connection);
  const labels = createLabelPurchase(provider, shopSettings);

  /** Null if another process was first, or the return no longer has such a label. A label is never removed from a return. */
  async function decide(
    record: ReturnRecord,
    rule: (known: KnownReturn, now: Date) => ReturnDecision,
  ): Promise<LabelledReturn | null> {
    const changed = await returnChanges.change(record, rule);
    return 'value' in changed ? (changed.value.record as LabelledReturn) : null;
  }

  /** Claims a return, or extends the lease of a claim, and reads it again. Null if another process holds it. */
  async function claim(found: ReturnRecord, dueAt: Date | null, now: Date): Promise<Claim | null> {
    const until = new Date(now.getTime() + CLAIM_MS);
    const record = await decide(found, (known) => decideLabelClaim(known, dueAt, until));
    return record && { record, until };
  }

  /** Extends the lease. False if it was lost. */
  async function renew(held: Claim): Promise<boolean> {
    const renewed = await claim(held.record, held.until, new Date());
    if (renewed) Object.assign(held, renewed);
    return renewed !== null;
  }

  /** Packs the units, once. False if another process was first. */
  async function pack(held: Claim): Promise<boolean> {
    const { lines, label } = held.record;
    if (label.boxes.length > 0) return true;
    const units = await packedUnits.of(lines.map(({ productId }) => productId));
    const boxes = packLines(lines, units);
    const packed = await decide(held.record, (known) => decideReturnPacked(known, boxes));
    if (packed) held.record = packed;
    return packed !== null;
  }

  function buildShipment(record: LabelledReturn, order: OrderRecord, index: number) {
    const measure = record.label.boxes[index]?.measure;
    if (!measure) throw new Error(`box ${index + 1} of ${record.number} was never packed`);
    return {
      reference: toReturnReference(record, index),
      from: toBuyer(order),
      to: { ...shopSettings.current.sender },
      isReturn: true,
      parcel: measure,
    };
  }

  /** Stores the label. If another process has given up the boxes meanwhile, the label is refunded at once. */
  async function recordLabel(held: Claim, index: number, shipmentId: string, label: Label): Promise<void> {
    const { _id } = held.record;
    const stored = await decide(held.record, (known) => decideBoxBought(known, index, toBoughtBox(label)));
    if (stored) held.record = stored;
    else {
      const now = await returns.findById(_id).lean();
      const isKept = now?.label?.status !== 'VOIDED' && now?.label?.boxes[index]?.trackingCode === label.trackingCode;
      if (!isKept) await provider.refundLabel(shipmentId);
    }
    if (label.tracker) await follow(label.tracker);
  }

  async function buyBox(held: Claim, order: OrderRecord, index: number): Promise<void> {
    const { record } = held;
    const { providerId = null } = record.label.boxes[index] ?? {};
    const shipment = await labels.open(providerId, toReturnReference(record, index), () =>
      buildShipment(record, order, index),
    );
    if (providerId === null) {
      const noted = await decide(record, (known) => decideBoxOpened(known, index, shipment.id));
      if (!noted) return;
    }
    await recordLabel(held, index, shipment.id, await labels.buy(shipment, 'STANDARD'));
  }

  /** Buys the missing labels; once all are bought, the customer is notified. */
  async function buy(held: Claim, order: OrderRecord): Promise<void> {
    if (!(await pack(held))) return;
    const failures: BoxFailure[] = [];
    for (let index = 0; index < held.record.label.boxes.length && isLabelPossible(held.record); index += 1) {
      if (hasNumber(held.record.label.boxes[index])) continue;
      if (index > 0 && !(await renew(held))) return;
      await buyBox(held, order, index).catch((error: unknown) => failures.push({ index, error }));
    }
    const { record } = held;
    if (failures.length > 0) throw joinFailures(failures, record.label.boxes.length);
    await decide(record, decideLabelBought);
  }

  /** Refunds the labels that no carrier has scanned. A failure does not stop the others. */
  async function giveBack({ record, until }: Claim): Promise<void> {
    const failures: BoxFailure[] = [];
    for (const [index, box] of record.label.boxes.entries()) {
      if (!isScanned(box)) await labels.giveBack(box).catch((error: unknown) => failures.push({ index, error }));
    }
    if (failures.length > 0) throw joinFailures(failures, record.label.boxes.length);
    await decide(record, (known) => decideLabelVoided(known, until));
  }

  async function handle(held: Claim): Promise<void> {
    const order = await orderReader.byNumber(held.record.orderNumber);
    return order && isLabelPossible(held.record) ? buy(held, order) : giveBack(held);
  }

  async function recordFailure({ record, until }: Claim, error: unknown): Promise<void> {
    const attempts = record.label.attempts + 1;
    const dueAt = error instanceof ShippingRefusedError ? null : nextTryAt(attempts, new Date());
    log.warn({ err: error, return: record.number, attempts }, 'return label not bought');
    const failure = { until, dueAt, problem: describeProblem(error), wasWanted: isLabelPossible(record) };
    await decide(record, (known, now) => decideLabelFailure(known, failure, now));
  }

  /** Processes one return. False if EasyPost was unreachable. */
  async function work(record: LabelledReturn, now: Date): Promise<boolean> {
    const held = await claim(record, record.label.dueAt, now);
    if (!held) return true;
    try {
      await handle(held);
      return true;
    } catch (error) {
      await recordFailure(held, error);
      return !(error instanceof ShippingProviderError);
    }
  }

  /** Stores the newest state of a parcel; the first scan by the carrier moves the return to the next status (RETURN-15). */
  async function follow(state: TrackerState): Promise<void> {
    const { shipmentId } = state;
    if (!shipmentId) return;
    const record = await returns.findOne({ 'label.boxes.providerId': textIs(shipmentId) }).lean();
    if (!record) return;
    const parcel = toParcelRecord(state);
    const outcome = await returnChanges.change(record, (known, now) =>
      decideReturnParcel(known, shipmentId, parcel, now),
    );
    if ('refused' in outcome && 'conflict' in outcome.refused)
      throw new Error(`the tracking of the shipment ${shipmentId} is being changed by too many requests at once`);
  }

  return {
    /**
     * Buys the labels that are due and refunds those no longer needed, longest due first. Safe to run in several processes at
     * once. Stops when EasyPost is unreachable, so that an outage uses up an attempt of few returns.
     */
    async workOff(now = new Date()): Promise<void> {
      const due = await returns
        .find({ 'label.dueAt': dateUntil(now) })
        .sort({ 'label.dueAt': 1 })
        .limit(RETURNS_A_RUN)
        .lean<LabelledReturn[]>();
      for (const record of due) {
        if (!(await work(record, now))) break;
      }
    },

    follow,
  };
}

export type ReturnLabelService = ReturnType<typeof createReturnLabelService>;
