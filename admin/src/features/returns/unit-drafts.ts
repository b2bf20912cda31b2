import type { ReturnReason } from '@eunbit/schema/return';

interface ReceivedLine {
  readonly productId: string;
  readonly quantity: number;
  readonly reason: ReturnReason;
  readonly received?: number | null | undefined;
}

/** Typed quantities by product. */
export type CountDraft = Readonly<Record<string, string>>;

/** Parses a whole number; -1 for invalid text, which is then rejected. */
export const toCount = (text: string | undefined): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : -1);

/** By default all units count as received. */
export const draftReceived = (lines: readonly ReceivedLine[]): CountDraft =>
  Object.fromEntries(lines.map(({ productId, quantity }) => [productId, String(quantity)]));

/** Quantities to restock; by default all units without a defect. */
export const draftRestocked = (lines: readonly ReceivedLine[]): CountDraft =>
  Object.fromEntries(
    lines.map(({ productId, reason, received }) => [
      productId,
      String(reason === 'CHANGE_OF_MIND' || reason === 'WRONG_ITEM' ? (received ?? 0) : 0),
    ]),
  );

/** Received units that are not restocked are written off. */
export function toInspected(lines: readonly ReceivedLine[], restocked: CountDraft) {
  return lines
    .filter(({ received }) => received)
    .map(({ productId, received }) => {
      const count = toCount(restocked[productId]);
      return { productId, restocked: count, writtenOff: (received ?? 0) - count };
    });
}
