import { randomUUID } from 'node:crypto';
import { accountDigits, maskAccountNumber, type RefundAccount } from '@eunbit/schema/refund-account';
import { Schema } from 'mongoose';
import type { Vault } from '../../../common/tokens.ts';

/** Why the last attempt at a refund failed. */
export interface RefundFailureRecord {
  /** The provider's code; NO_ANSWER, or UNREADABLE where no secret of the shop can decrypt the account. */
  code: string;
  /** The provider's words, for staff. */
  message: string;
  at: Date;
  /** Whether the shop has stopped to try by itself. */
  isFinal: boolean;
}

/** The bank account that the money of a cancelled transfer goes to. */
export interface RefundAccountRecord {
  bankCode: string;
  /** Account number and holder, encrypted; null once the money is back, when nobody needs them any more. */
  sealed: string | null;
  maskedNumber: string;
  savedAt: Date;
  /** Idempotency key of the request. A new one after each answer, because a provider repeats answers to a key. */
  requestKey: string;
  failure: RefundFailureRecord | null;
}

/** What is encrypted of an account. */
export type SealedAccount = Pick<RefundAccount, 'accountNumber' | 'holderName'>;

export function newRequestKey(): string {
  return `refund-${randomUUID()}`;
}

/** As it is stored with an order. */
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

/** Null where no secret of the shop can decrypt it. */
export function openRefundAccount(sealed: string, vault: Vault): SealedAccount | null {
  const text = vault.decrypt(sealed);
  return text === null ? null : (JSON.parse(text) as SealedAccount);
}

export const refundAccountSchema = new Schema<RefundAccountRecord>(
  {
    bankCode: { type: String, required: true },
    sealed: { type: String, default: null },
    maskedNumber: { type: String, required: true },
    savedAt: { type: Date, required: true },
    requestKey: { type: String, required: true },
    failure: {
      type: new Schema<RefundFailureRecord>(
        {
          code: { type: String, required: true },
          message: { type: String, default: '' },
          at: { type: Date, required: true },
          isFinal: { type: Boolean, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
  },
  { _id: false },
);
