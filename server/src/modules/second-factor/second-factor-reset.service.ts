import type { Connection } from 'mongoose';
import { type CodedResult, refuse } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AccountAdmin, SessionService } from '../account/index.ts';
import { secondFactorModel } from './second-factor.model.ts';
import type { SecondFactorErrorCode } from './second-factor.types.ts';
import type { NoteChange } from './second-factor-changes.ts';

interface Deps {
  readonly connection: Connection;
  readonly accounts: AccountAdmin;
  readonly sessions: SessionService;
  readonly noteChange: NoteChange;
}

/** Removes the second factor of a person who has lost it (ACCOUNT-28). The caller has to check the permission. */
export function createSecondFactorReset({ connection, accounts, sessions, noteChange }: Deps) {
  const stored = secondFactorModel(connection);

  /** `by` is the admin, or the account itself if no staff member did it. Returns the id of the account. */
  return function reset(userId: string, by: string): Promise<CodedResult<string, SecondFactorErrorCode>> {
    return inTransaction(connection, async (session): Promise<CodedResult<string, SecondFactorErrorCode>> => {
      const user = await accounts.read(session, userId);
      if (!user) return refuse('USER_NOT_FOUND', 'account.notFound');
      const { deletedCount } = await stored.deleteOne({ _id: user._id }, { session });
      if (deletedCount === 0 && !user.secondFactorSince) return refuse('NO_SECOND_FACTOR', 'secondFactor.none');
      await accounts.setSecondFactor(session, user._id, null);
      await sessions.endAll(user._id, session);
      await noteChange(session, user, 'RESET', { by });
      return { value: userId };
    });
  };
}

export type SecondFactorReset = ReturnType<typeof createSecondFactorReset>;
