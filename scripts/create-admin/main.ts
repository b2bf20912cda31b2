import 'reflect-metadata';
import { connectDatabase } from '@eunbit/server/app/database';
import { createAccountService } from '@eunbit/server/modules/account/account.service';
import { createAccountAdmin } from '@eunbit/server/modules/account/account-admin';
import { createAccountReader } from '@eunbit/server/modules/account/account-reader';
import { createSessionService } from '@eunbit/server/modules/account/session.service';
import { createViewerCache } from '@eunbit/server/modules/account/viewer-cache';
import { createAuditService } from '@eunbit/server/modules/audit/audit.service';
import { createEmailOutbox } from '@eunbit/server/modules/email/email-outbox.service';
import { createAdminCreation } from '@eunbit/server/modules/staff/admin-creation.service';
import type { Connection } from 'mongoose';
import { runCommand, withDatabase } from '../start/command.ts';
import { readStartSettings } from '../start/settings.ts';
import { createAdmin } from './create-admin.ts';
import { type Options, readOptions } from './options.ts';
import { openPipe, openTerminal } from './prompts.ts';

const say = (line: string) => console.log(line);

function createAdmins(connection: Connection) {
  const reader = createAccountReader(connection);
  return createAdminCreation({
    connection,
    account: createAccountService(connection),
    accounts: createAccountAdmin(connection),
    reader,
    sessions: createSessionService({ connection, viewers: createViewerCache(), isSecondFactorRequired: () => false }),
    outbox: createEmailOutbox(connection),
    audit: createAuditService(connection, reader.names),
  });
}

async function converse(uri: string, production: boolean, options: Options): Promise<void> {
  const connection = await connectDatabase(uri, { migrates: !production });
  const { stdin, stdout } = process;
  const prompts = stdin.isTTY && stdout.isTTY ? openTerminal(stdin, stdout) : openPipe(stdin);
  try {
    await createAdmin({ options, prompts, admins: createAdmins(connection), say });
  } finally {
    prompts.close();
    await connection.close();
  }
}

/** `npm run create-admin`: creates the first staff member or another admin (ACCOUNT-20). */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const settings = readStartSettings();
  await withDatabase((uri) => converse(uri, settings.production, options), settings);
}

await runCommand(main);
