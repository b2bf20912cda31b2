import { type CashReceiptKind, type CashReceiptRequest, maskCashReceiptNumber } from '@eunbit/schema/cash-receipt';
import { Schema } from 'mongoose';
import type { Vault } from '../../../common/tokens.ts';

/** The issue of a cash receipt, by the provider or as recorded by staff; immutable. */
export interface CashReceiptIssueRecord {
  /** The tax office's issue number. */
  number: string;
  /** `YYYY-MM-DD` */
  on: string;
  /** Null for the provider's. */
  by: string | null;
  at: Date;
  /** The provider's id of its receipt; missing in those that staff recorded. */
  receiptKey?: string | null;
  /** The provider's page about it. */
  url?: string | null;
  /** What it is over, won, less what was taken off it since; missing in those over the whole order. */
  amount?: number;
}

/** Why the provider did not issue or cancel a receipt. */
export interface CashReceiptFailureRecord {
  code: string;
  message: string;
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
  /**
   * From when the provider is asked about it, once the order is paid or cancelled; null if it is not: it is settled, or
   * staff issue it.
   */
  dueAt: Date | null;
  /** Attempts since the last success; with the answers, part of the idempotency key. */
  tries?: number;
  /** Answers that refused; the next request has a new idempotency key, because a provider repeats answers to a key. */
  refusals?: number;
  failure?: CashReceiptFailureRecord | null;
  /** When the provider cancelled it. */
  cancelledAt?: Date | null;
}

/** As it is stored with an order. */
export function newCashReceipt(request: CashReceiptRequest, vault: Vault): CashReceiptRecord {
  const { kind, number } = request;
  const masked = maskCashReceiptNumber(request);
  return { kind, sealedNumber: vault.encrypt(number), maskedNumber: masked, issued: null, dueAt: new Date() };
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
          by: { type: String, default: null },
          at: { type: Date, required: true },
          receiptKey: { type: String, default: null },
          url: { type: String, default: null },
          amount: { type: Number },
        },
        { _id: false },
      ),
      default: null,
    },
    dueAt: { type: Date, default: null },
    tries: { type: Number, default: 0 },
    refusals: { type: Number, default: 0 },
    failure: {
      type: new Schema<CashReceiptFailureRecord>(
        {
          code: { type: String, required: true },
          message: { type: String, default: '' },
          at: { type: Date, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
    cancelledAt: { type: Date, default: null },
  },
  { _id: false },
);
