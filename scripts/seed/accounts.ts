import { createRateLimiter } from '@eunbit/server/common/rate-limit';
import { createAccountService } from '@eunbit/server/modules/account/account.service';
import { sessionModel } from '@eunbit/server/modules/account/session.model';
import { userModel } from '@eunbit/server/modules/account/user.model';
import type { Connection } from 'mongoose';

const ACCOUNTS = [
  { email: 'staff@eunbit.example', firstname: 'SEOYEON', lastname: 'HAN', position: 'ADMIN' },
  { email: 'manager@eunbit.example', firstname: 'JUNHO', lastname: 'PARK', position: 'MANAGER' },
  { email: 'shopper@eunbit.example', firstname: 'MINA', lastname: 'LEE', position: 'USER' },
] as const;

/** People to sign in as while developing; who has an account already keeps it as it is. */
export async function seedAccounts(connection: Connection, password: string): Promise<void> {
  const service = createAccountService(connection, createRateLimiter(connection));
  for (const account of ACCOUNTS) await service.register({ ...account, password });
}

/** What accounts from before there was a profile lack. Their sessions do not say when they began, so they end. */
export async function completeAccounts(connection: Connection): Promise<void> {
  const lacking = { pendingEmail: null, phone: null, blocked: false, language: 'ko', location: 'KR' } as const;
  const profile = { ...lacking, socialIds: [], orderMails: true };
  await userModel(connection).updateMany({ orderMails: { $exists: false } }, { $set: profile });
  await sessionModel(connection).deleteMany({ signedInAt: { $exists: false } });
}
