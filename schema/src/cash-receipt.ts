import { normaliseLine } from './typed-line.ts';

/**
 * Purpose of a Korean cash receipt: a person's tax deduction, a business's proof of expense, or neither. The law requires the
 * last kind for larger sums if nobody asked for a receipt.
 */
export const CashReceiptKind = {
  PERSONAL: 'PERSONAL',
  BUSINESS: 'BUSINESS',
  SELF_ISSUED: 'SELF_ISSUED',
} as const;
export type CashReceiptKind = (typeof CashReceiptKind)[keyof typeof CashReceiptKind];

/** Kinds that a shopper may ask for. */
export const ASKED_CASH_RECEIPTS = ['PERSONAL', 'BUSINESS'] as const satisfies readonly CashReceiptKind[];
export type AskedCashReceipt = (typeof ASKED_CASH_RECEIPTS)[number];

/** The holder of a receipt: as typed or, for receipts that are issued, as digits. */
export interface CashReceiptRequest {
  readonly kind: CashReceiptKind;
  readonly number: string;
}

/** From this amount in won on, a shop has to issue a receipt even if nobody asked for one. */
export const SELF_ISSUED_FROM = 100_000;
/** Number of a receipt that nobody asked for: the tax office's own. */
const SELF_ISSUED_NUMBER = '0100001234';

/** Digits of a number as people write it, with hyphens, spaces or Korea's calling code; other characters are kept. */
export function cashReceiptDigits(typed: string): string {
  return normaliseLine(typed)
    .replace(/[\s-]/g, '')
    .replace(/^\+82\(?0?\)?/, '0');
}

/**
 * The receipt that a transfer needs: the requested one, or the one that the law requires from a certain sum on; null if neither
 * applies.
 */
export function cashReceiptFor(asked: CashReceiptRequest | null, total: number): CashReceiptRequest | null {
  if (asked) return { kind: asked.kind, number: cashReceiptDigits(asked.number) };
  return total >= SELF_ISSUED_FROM ? { kind: 'SELF_ISSUED', number: SELF_ISSUED_NUMBER } : null;
}

/** Splits a number into the groups in which it is written: mobile numbers, business numbers, cards. */
function splitNumber({ kind, number }: CashReceiptRequest): readonly string[] {
  if (kind === 'BUSINESS') return [number.slice(0, 3), number.slice(3, 5), number.slice(5)];
  if (number.length > 11) return number.match(/.{1,4}/g) ?? [];
  return [number.slice(0, 3), number.slice(3, -4), number.slice(-4)];
}

/** A number as people write it. */
export function formatCashReceiptNumber(request: CashReceiptRequest): string {
  return splitNumber(request).join('-');
}

/** The formatted number, masked except for what its owner needs to recognise it. The tax office's number is not secret. */
export function maskCashReceiptNumber(request: CashReceiptRequest): string {
  if (request.kind === 'SELF_ISSUED') return formatCashReceiptNumber(request);
  const { length } = request.number;
  const keptAtEnd = request.kind === 'BUSINESS' ? 2 : 4;
  const keptAtStart = length > 11 ? 0 : 3;
  const masked = [...request.number].map((digit, index) => {
    return index < keptAtStart || index >= length - keptAtEnd ? digit : '*';
  });
  return formatCashReceiptNumber({ kind: request.kind, number: masked.join('') });
}
