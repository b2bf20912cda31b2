import type { AuditAction } from '@eunbit/schema/audit';
import type { Language } from '@eunbit/schema/market';
import type { ClientSession, Types } from 'mongoose';
import type { AuditService } from '../audit/index.ts';
import type { EmailOutbox } from '../email/index.ts';

/** A change of the second factor, as in the email to the person. */
export type SecondFactorChange =
  | 'AUTHENTICATOR_ADDED'
  | 'AUTHENTICATOR_REMOVED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'RECOVERY_CODES_RENEWED'
  | 'RECOVERY_CODE_USED'
  | 'RESET';

const ACTIONS: Readonly<Record<SecondFactorChange, AuditAction>> = {
  AUTHENTICATOR_ADDED: 'SECOND_FACTOR_ADDED',
  AUTHENTICATOR_REMOVED: 'SECOND_FACTOR_REMOVED',
  PASSKEY_ADDED: 'SECOND_FACTOR_ADDED',
  PASSKEY_REMOVED: 'SECOND_FACTOR_REMOVED',
  RECOVERY_CODES_RENEWED: 'RECOVERY_CODES_RENEWED',
  RECOVERY_CODE_USED: 'RECOVERY_CODE_USED',
  RESET: 'SECOND_FACTOR_RESET',
};

/** The owner of the changed factors. */
export interface Owner {
  readonly _id: Types.ObjectId;
  readonly email: string;
  readonly language: Language;
}

interface Deps {
  readonly audit: AuditService;
  readonly outbox: EmailOutbox;
}

/** Records a change in its own transaction, and emails the person, whoever made the change (ACCOUNT-26). */
export function createSecondFactorChanges({ audit, outbox }: Deps) {
  return async function noteChange(
    transaction: ClientSession,
    owner: Owner,
    change: SecondFactorChange,
    { by = String(owner._id), name = null }: { readonly by?: string; readonly name?: string | null } = {},
  ): Promise<void> {
    const userId = String(owner._id);
    const isRemoval = change === 'PASSKEY_REMOVED' || change === 'AUTHENTICATOR_REMOVED';
    const values = name === null ? null : { passkey: name };
    await audit.record(transaction, {
      by,
      action: ACTIONS[change],
      subject: 'USER',
      subjectId: userId,
      before: isRemoval ? values : null,
      after: isRemoval ? null : values,
    });
    outbox.queue(transaction, {
      kind: 'SECOND_FACTOR_CHANGED',
      about: `${userId}:${new Date().toISOString()}`,
      refs: { userId, change },
      to: owner.email,
      language: owner.language,
    });
  };
}

export type NoteChange = ReturnType<typeof createSecondFactorChanges>;
