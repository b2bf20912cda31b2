import 'reflect-metadata';
import { normaliseEmail } from '@eunbit/schema/email-address';
import { connectDatabase } from '@eunbit/server/app/database';
import { createAccountAdmin } from '@eunbit/server/modules/account/account-admin';
import { createAccountReader } from '@eunbit/server/modules/account/account-reader';
import { createSessionService } from '@eunbit/server/modules/account/session.service';
import { createViewerCache } from '@eunbit/server/modules/account/viewer-cache';
import { createAuditService } from '@eunbit/server/modules/audit/audit.service';
import { createEmailOutbox } from '@eunbit/server/modules/email/email-outbox.service';
import { createSecondFactorChanges } from '@eunbit/server/modules/second-factor/second-factor-changes';
import { createSecondFactorReset } from '@eunbit/server/modules/second-factor/second-factor-reset.service';
import type { Connection } from 'mongoose';
import { runCommand, withDatabase } from '../start/command.ts';
import { readStartSettings, StartError } from '../start/settings.ts';

const USAGE = 'usage: npm run reset-second-factor -- ADDRESS';

async function reset(connection: Connection, email: string): Promise<void> {
  const reader = createAccountReader(connection);
  const [user] = await reader.some({ email: normaliseEmail(email) }, 1);
  if (!user) throw new StartError(`${email} has no account.`);
  const audit = createAuditService(connection, reader.names);
  const resetSecondFactor = createSecondFactorReset({
    connection,
    accounts: createAccountAdmin(connection),
    sessions: createSessionService({
      connection,
      viewers: createViewerCache(),
      isSecondFactorRequired: () => false,
    }),
    noteChange: createSecondFactorChanges({ audit, outbox: createEmailOutbox(connection) }),
  });
  const id = String(user._id);
  // Recorded with the account itself as the actor, since no staff member did it.
  const reset = await resetSecondFactor(id, id);
  if ('refused' in reset) throw new StartError(`${user.email} has no second factor.`);
  console.log(`${user.email} has no second factor any more, is signed out everywhere and told by email.`);
}

/** `npm run reset-second-factor`: for an admin who has lost their second factor and has no colleague to reset it (ACCOUNT-28). */
async function main(): Promise<void> {
  const [email, ...more] = process.argv.slice(2);
  if (!email?.includes('@') || more.length > 0) throw new StartError(USAGE);
  const settings = readStartSettings();
  await withDatabase(async (uri) => {
    const connection = await connectDatabase(uri, { migrates: !settings.production });
    await reset(connection, email).finally(() => connection.close());
  }, settings);
}

await runCommand(main);
