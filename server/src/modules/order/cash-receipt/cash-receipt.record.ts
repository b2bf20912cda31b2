import { type CashReceiptKind, type CashReceiptRequest, maskCashReceiptNumber } from '@eunbit/schema/cash-receipt';
import { NULL_OR_MISSING, type RecordOf, recordSchema, stores } from '../../../common/record-schema.ts';
import type { Vault } from '../../../common/tokens.ts';

/** The issue of a cash receipt, by the provider or as recorded by staff; immutable. */
const cashReceiptIssue = recordSchema(
  {
    /** The tax office's issue number. */
    number: { type: String, required: true },
    /** `YYYY-MM-DD` */
    on: { type: String, required: true },
    /** Null for the provider's. */
    by: { type: String, default: null },
    at: { type: Date, required: true },
    /** The provider's id of its receipt; missing in those that staff recorded. */
    receiptKey: { type: String, default: NULL_OR_MISSING },
    /** The provider's page about it. */
    url: { type: String, default: NULL_OR_MISSING },
    /** What it is over, won, less what was taken off it since; missing in those over the whole order. */
    amount: { type: Number },
  },
  { _id: false },
);
export type CashReceiptIssueRecord = RecordOf<typeof cashReceiptIssue>;

/** Why the provider did not issue or cancel a receipt. */
const cashReceiptFailure = recordSchema(
  {
    code: { type: String, required: true },
    message: { type: String, default: '' },
    at: { type: Date, required: true },
  },
  { _id: false },
);

/** A cash receipt that the buyer requested or the law requires. */
export const cashReceiptSchema = recordSchema(
  {
    kind: { type: stores<CashReceiptKind>(String), required: true },
    /** The recipient's number, encrypted; null once the buyer's account is deleted and it is no longer needed. */
    sealedNumber: { type: String, default: null },
    maskedNumber: { type: String, required: true },
    /** Null until it is issued. */
    issued: { type: cashReceiptIssue, default: null },
    /**
     * From when the provider is asked about it, once the order is paid or cancelled; null if it is not: it is settled, or
     * staff issue it.
     */
    dueAt: { type: Date, default: null },
    /** Attempts since the last success; with the answers, part of the idempotency key. */
    tries: { type: Number, default: 0 as 0 | undefined },
    /** Answers that refused; the next request has a new idempotency key, because a provider repeats answers to a key. */
    refusals: { type: Number, default: 0 as 0 | undefined },
    failure: { type: cashReceiptFailure, default: NULL_OR_MISSING },
    /** When the provider cancelled it. */
    cancelledAt: { type: Date, default: NULL_OR_MISSING },
  },
  { _id: false },
);
export type CashReceiptRecord = RecordOf<typeof cashReceiptSchema>;

/** As it is stored with an order. */
export function newCashReceipt(request: CashReceiptRequest, vault: Vault): CashReceiptRecord {
  const { kind, number } = request;
  const masked = maskCashReceiptNumber(request);
  return { kind, sealedNumber: vault.encrypt(number), maskedNumber: masked, issued: null, dueAt: new Date() };
}
