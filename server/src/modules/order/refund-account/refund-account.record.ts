import { randomUUID } from 'node:crypto';
import { accountDigits, maskAccountNumber, type RefundAccount } from '@eunbit/schema/refund-account';
import { type RecordOf, recordSchema } from '../../../common/record-schema.ts';
import type { Vault } from '../../../common/tokens.ts';

/** The last failure of a refund. */
const refundFailure = recordSchema(
  {
    /** The provider's code; NO_ANSWER, or UNREADABLE if no secret of the shop can decrypt the account. */
    code: { type: String, required: true },
    /** The provider's message, for staff. */
    message: { type: String, default: '' },
    at: { type: Date, required: true },
    /** Whether automatic retries have ended. */
    isFinal: { type: Boolean, required: true },
  },
  { _id: false },
);
export type RefundFailureRecord = RecordOf<typeof refundFailure>;

/** The bank account for the refund of a cancelled transfer. */
export const refundAccountSchema = recordSchema(
  {
    bankCode: { type: String, required: true },
    /** Account number and holder, encrypted; null once the refund is made. */
    sealed: { type: String, default: null },
    maskedNumber: { type: String, required: true },
    savedAt: { type: Date, required: true },
    /** Idempotency key of the request. It changes after each response, because a provider repeats its response to a key. */
    requestKey: { type: String, required: true },
    failure: { type: refundFailure, default: null },
  },
  { _id: false },
);
export type RefundAccountRecord = RecordOf<typeof refundAccountSchema>;

/** The encrypted fields of an account. */
export type SealedAccount = Pick<RefundAccount, 'accountNumber' | 'holderName'>;

export function newRequestKey(): string {
  return `refund-${randomUUID()}`;
}

/** Encrypts an account for storage. */
export function newRefundAccount(account: RefundAccount, vault: Vault, savedAt: Date): RefundAccountRecord {
  const accountNumber = accountDigits(account.accountNumber);
  const secret: SealedAccount = { accountNumber, holderName: account.holderName.trim() };
  return {
    bankCode: account.bankCode,
    sealed: vault.encrypt(JSON.stringify(secret)),
    maskedNumber: maskAccountNumber(accountNumber),
    savedAt,
    requestKey: newRequestKey(),
    failure: null,
  };
}

/** Null if no secret of the shop can decrypt it. */
export function openRefundAccount(sealed: string, vault: Vault): SealedAccount | null {
  const text = vault.decrypt(sealed);
  return text === null ? null : (JSON.parse(text) as SealedAccount);
}
