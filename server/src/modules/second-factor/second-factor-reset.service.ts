import type { Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { AccountAdmin, SessionService } from '../account/index.ts';
import { secondFactorModel } from './second-factor.model.ts';
import type { NoteChange } from './second-factor-changes.ts';

export type ResetOutcome = 'reset' | 'notFound' | 'none';

interface Deps {
  readonly connection: Connection;
  readonly accounts: AccountAdmin;
  readonly sessions: SessionService;
  readonly noteChange: NoteChange;
}

/** Takes a second factor away from somebody who has lost it (ACCOUNT-28). Whose factor it may be is for the caller. */
export function createSecondFactorReset({ connection, accounts, sessions, noteChange }: Deps) {
  const stored = secondFactorModel(connection);

  /** `by` is the admin; the account itself where no member of staff did it. */
  return function reset(userId: string, by: string): Promise<ResetOutcome> {
    return inTransaction(connection, async (session): Promise<ResetOutcome> => {
      const user = await accounts.read(session, userId);
      if (!user) return 'notFound';
      const { deletedCount } = await stored.deleteOne({ _id: user._id }, { session });
      if (deletedCount === 0 && !user.secondFactorSince) return 'none';
      await accounts.setSecondFactor(session, user._id, null);
      await sessions.endAll(user._id, session);
      await noteChange(session, user, 'RESET', { by });
      return 'reset';
    });
  };
}

export type SecondFactorReset = ReturnType<typeof createSecondFactorReset>;
