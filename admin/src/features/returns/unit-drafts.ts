import type { ReturnReason } from '@eunbit/schema/return';

interface ReceivedLine {
  readonly productId: string;
  readonly quantity: number;
  readonly reason: ReturnReason;
  readonly received?: number | null | undefined;
}

/** Counts as they are typed, by product. */
export type CountDraft = Readonly<Record<string, string>>;

/** The whole number that is typed; negative, and so refused, where it is none. */
export const toCount = (text: string | undefined): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : -1);

/** All units are taken to have come. */
export const draftReceived = (lines: readonly ReceivedLine[]): CountDraft =>
  Object.fromEntries(lines.map(({ productId, quantity }) => [productId, String(quantity)]));

/** Units to put into stock: at first all that nothing is wrong with. */
export const draftRestocked = (lines: readonly ReceivedLine[]): CountDraft =>
  Object.fromEntries(
    lines.map(({ productId, reason, received }) => [
      productId,
      String(reason === 'CHANGE_OF_MIND' || reason === 'WRONG_ITEM' ? (received ?? 0) : 0),
    ]),
  );

/** Each unit that came and does not go into stock is written off. */
export function toInspected(lines: readonly ReceivedLine[], restocked: CountDraft) {
  return lines
    .filter(({ received }) => received)
    .map(({ productId, received }) => {
      const count = toCount(restocked[productId]);
      return { productId, restocked: count, writtenOff: (received ?? 0) - count };
    });
}
