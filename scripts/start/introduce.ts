import { DEVELOPMENT_ROLE_CHANGE_PIN } from '../seed/accounts.ts';
import { exampleAccountPassword, type StartSettings } from './settings.ts';

interface Introduced {
  readonly url: string;
  readonly database: string;
  readonly sandboxes: readonly string[];
}

/** Prints the addresses to open, and how to sign in. */
export function introduce(
  settings: StartSettings,
  { url, database, sandboxes }: Introduced,
  say: (line: string) => void,
): void {
  const printRow = (what: string, text: string) => say(`  ${what.padEnd(16)}  ${text}`);
  say('');
  printRow('Storefront', `${url}/`);
  printRow('Back office', `${url}/admin`);
  printRow('API', `${url}/graphql  (HTTP and WebSocket${settings.production ? '' : '; open it for Apollo Sandbox'})`);
  printRow('Database', database);
  for (const description of sandboxes) printRow('Sandbox', description);
  const accountPassword = exampleAccountPassword(settings);
  if (accountPassword === null) {
    printRow('Staff sign-in', 'npm run create-admin makes the first account');
  } else {
    printRow('Staff sign-in', `staff@eunbit.example / ${accountPassword}`);
    const asked = 'the back office asks for it before it gives somebody another role';
    printRow(
      'Role change PIN',
      `${DEVELOPMENT_ROLE_CHANGE_PIN}  (${asked}; one that you have set there holds instead)`,
    );
  }
  say('');
  say('  Ctrl-C stops everything; all data is kept.');
  say('');
}
