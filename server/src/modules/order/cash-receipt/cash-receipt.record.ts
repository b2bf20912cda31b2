import { type CashReceiptKind, type CashReceiptRequest, maskCashReceiptNumber } from '@eunbit/schema/cash-receipt';
import { Schema } from 'mongoose';
import type { Vault } from '../../../common/tokens.ts';

/** The issue of a cash receipt, as recorded by staff; immutable. */
export interface CashReceiptIssueRecord {
  /** The tax office's issue number. */
  number: string;
  /** `YYYY-MM-DD` */
  on: string;
  by: string;
  at: Date;
}

/** A cash receipt that the buyer requested or the law requires. */
export interface CashReceiptRecord {
  kind: CashReceiptKind;
  /** The recipient's number, encrypted; null once the buyer's account is deleted and it is no longer needed. */
  sealedNumber: string | null;
  maskedNumber: string;
  /** Null until it is issued. */
  issued: CashReceiptIssueRecord | null;
}

/** As it is stored with an order. */
export function newCashReceipt(request: CashReceiptRequest, vault: Vault): CashReceiptRecord {
  const { kind, number } = request;
  return { kind, sealedNumber: vault.encrypt(number), maskedNumber: maskCashReceiptNumber(request), issued: null };
}

export const cashReceiptSchema = new Schema<CashReceiptRecord>(
  {
    kind: { type: String, required: true },
    sealedNumber: { type: String, default: null },
    maskedNumber: { type: String, required: true },
    issued: {
      type: new Schema<CashReceiptIssueRecord>(
        {
          number: { type: String, required: true },
          on: { type: String, required: true },
          by: { type: String, required: true },
          at: { type: Date, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
  },
  { _id: false },
);
