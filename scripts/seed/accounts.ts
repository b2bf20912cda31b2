import { createAccountService } from '@eunbit/server/modules/account/account.service';
import { createPasswordHasher } from '@eunbit/server/modules/account/password-hasher';
import { ROLE_CHANGE_PIN_ID, roleChangePinModel } from '@eunbit/server/modules/staff/role-change-pin.model';
import type { Connection } from 'mongoose';

/** PIN for role changes in development. */
export const DEVELOPMENT_ROLE_CHANGE_PIN = '246810';

const ACCOUNTS = [
  { email: 'staff@eunbit.example', firstName: 'SEOYEON', lastName: 'HAN', role: 'ADMIN' },
  { email: 'manager@eunbit.example', firstName: 'JUNHO', lastName: 'PARK', role: 'MANAGER' },
  { email: 'shopper@eunbit.example', firstName: 'MINA', lastName: 'LEE', role: 'USER' },
] as const;

/** Creates accounts for development and the role change PIN; existing ones are left unchanged. */
export async function seedAccounts(connection: Connection, password: string): Promise<void> {
  const service = createAccountService(connection);
  for (const account of ACCOUNTS) await service.register({ ...account, password });
  await seedRoleChangePin(connection);
}

async function seedRoleChangePin(connection: Connection): Promise<void> {
  const codes = roleChangePinModel(connection);
  if (await codes.exists({ _id: ROLE_CHANGE_PIN_ID })) return;
  const hash = await createPasswordHasher().hash(DEVELOPMENT_ROLE_CHANGE_PIN);
  const code = { hash, tries: 0, lastTryAt: null, setAt: new Date() };
  await codes.updateOne({ _id: ROLE_CHANGE_PIN_ID }, { $setOnInsert: code }, { upsert: true });
}
