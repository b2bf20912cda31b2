import { ReturnReason, ReturnResolution } from '@eunbit/schema/return';
import type { ReturnLineChoice } from '@eunbit/schema/validation-return';
import { isRecord, type KeyValueStorage, readJson, toText, writeJson, writeText } from '../../browser/storage.ts';
import type { StoredPicture } from '../../components/upload-picture.ts';

/** The customer's choices and input so far. */
export interface ReturnDraft {
  /** Units by product id. */
  readonly units: Readonly<Record<string, number>>;
  /** Reason by product id. */
  readonly reasons: Readonly<Record<string, ReturnReason>>;
  readonly note: string;
  readonly isUnused: boolean;
  readonly pictures: readonly StoredPicture[];
  /** Null until it is chosen; requests about missing items do not use it. */
  readonly resolution: 'REFUND' | 'EXCHANGE' | null;
}

export const EMPTY_DRAFT: ReturnDraft = {
  units: {},
  reasons: {},
  note: '',
  isUnused: false,
  pictures: [],
  resolution: null,
};

export const RETURN_STEPS = ['items', 'reasons', 'resolution'] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

const keyOf = (orderNumber: string) => `return-draft-${orderNumber}`;

/** The draft that this tab stored for an order, or an empty one. */
export function readReturnDraft(storage: KeyValueStorage | null, orderNumber: string): ReturnDraft {
  const kept = readJson(storage, keyOf(orderNumber));
  if (!kept) return EMPTY_DRAFT;
  const units = entriesOf(kept.units).flatMap(([id, quantity]) =>
    Number.isSafeInteger(quantity) ? [[id, Number(quantity)] as const] : [],
  );
  const reasons = entriesOf(kept.reasons).flatMap(([id, kept]) => {
    const reason = Object.values(ReturnReason).find((known) => known === kept);
    return reason ? [[id, reason] as const] : [];
  });
  return {
    units: Object.fromEntries(units),
    reasons: Object.fromEntries(reasons),
    note: toText(kept.note),
    isUnused: kept.isUnused === true,
    pictures: (Array.isArray(kept.pictures) ? kept.pictures : []).flatMap(toPicture),
    resolution: kept.resolution === 'REFUND' || kept.resolution === 'EXCHANGE' ? kept.resolution : null,
  };
}

function toPicture(kept: unknown): StoredPicture[] {
  if (!isRecord(kept) || !toText(kept.id)) return [];
  return [{ id: toText(kept.id), url: toText(kept.url), width: Number(kept.width), height: Number(kept.height) }];
}

const entriesOf = (value: unknown) => (isRecord(value) ? Object.entries(value) : []);

export function keepReturnDraft(storage: KeyValueStorage | null, orderNumber: string, draft: ReturnDraft): void {
  writeJson(storage, keyOf(orderNumber), draft);
}

export function forgetReturnDraft(storage: KeyValueStorage | null, orderNumber: string): void {
  writeText(storage, keyOf(orderNumber), null);
}

/** The chosen units in the order of `productIds`; the reason is null if none was chosen. */
export function chosenLines(
  { units, reasons }: ReturnDraft,
  productIds: readonly string[],
): { readonly productId: string; readonly quantity: number; readonly reason: ReturnReason | null }[] {
  return productIds.flatMap((productId) => {
    const quantity = units[productId] ?? 0;
    return quantity > 0 ? [{ productId, quantity, reason: reasons[productId] ?? null }] : [];
  });
}

/**
 * The request that the draft makes; null until every unit has a reason, and goods that are sent back have a refund or exchange.
 */
export function toChoice(
  draft: ReturnDraft,
  productIds: readonly string[],
): { readonly resolution: ReturnResolution; readonly lines: readonly ReturnLineChoice[] } | null {
  const lines = chosenLines(draft, productIds).flatMap(({ reason, ...line }) => (reason ? [{ ...line, reason }] : []));
  const isWhole = lines.length > 0 && lines.length === chosenLines(draft, productIds).length;
  const resolution = isOfMissing(draft, productIds) ? ReturnResolution.MISSING_ITEM : draft.resolution;
  return isWhole && resolution ? { resolution, lines } : null;
}

/** Whether the draft is about missing items, so that nothing is sent back. */
export const isOfMissing = (draft: ReturnDraft, productIds: readonly string[]): boolean =>
  chosenLines(draft, productIds).some(({ reason }) => reason === 'MISSING_ITEM');

/** The step to show: the requested one, but never beyond the first incomplete step. */
export function shownStep(wanted: string | null, draft: ReturnDraft, productIds: readonly string[]): ReturnStep {
  const lines = chosenLines(draft, productIds);
  if (lines.length === 0) return 'items';
  if (wanted === 'resolution' && lines.every(({ reason }) => reason !== null)) return 'resolution';
  return wanted === 'reasons' || wanted === 'resolution' ? 'reasons' : 'items';
}
