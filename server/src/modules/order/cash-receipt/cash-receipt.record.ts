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
    /** Id of the staff member; null if the provider issued it. */
    by: { type: String, default: null },
    at: { type: Date, required: true },
    /** The provider's receipt id; missing if staff recorded the receipt. */
    receiptKey: { type: String, default: NULL_OR_MISSING },
    /** The provider's receipt page. */
    url: { type: String, default: NULL_OR_MISSING },
    /** Amount in won, less later reductions; missing if it covers the whole order. */
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
     * When the next request to the provider is due, after the order is paid or cancelled; null if none is due because the receipt
     * is settled or staff issue it.
     */
    dueAt: { type: Date, default: null },
    /** Failed attempts since the last success; part of the idempotency key together with `refusals`. */
    tries: { type: Number, default: 0 as 0 | undefined },
    /** Number of rejections; the next request has a new idempotency key, because a provider repeats its response to a key. */
    refusals: { type: Number, default: 0 as 0 | undefined },
    failure: { type: cashReceiptFailure, default: NULL_OR_MISSING },
    /** When the provider cancelled it. */
    cancelledAt: { type: Date, default: NULL_OR_MISSING },
  },
  { _id: false },
);
export type CashReceiptRecord = RecordOf<typeof cashReceiptSchema>;

/** Encrypts the number for storage. */
export function newCashReceipt(request: CashReceiptRequest, vault: Vault): CashReceiptRecord {
  const { kind, number } = request;
  const masked = maskCashReceiptNumber(request);
  return { kind, sealedNumber: vault.encrypt(number), maskedNumber: masked, issued: null, dueAt: new Date() };
}
