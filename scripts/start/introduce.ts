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
  const sayOf = (what: string, text: string) => say(`  ${what.padEnd(16)}  ${text}`);
  say('');
  sayOf('Storefront', `${url}/`);
  sayOf('Back office', `${url}/admin`);
  sayOf('API', `${url}/graphql  (HTTP and WebSocket${settings.production ? '' : '; open it for Apollo Sandbox'})`);
  sayOf('Database', database);
  for (const description of sandboxes) sayOf('Sandbox', description);
  const accountPassword = exampleAccountPassword(settings);
  if (accountPassword === null) {
    sayOf('Staff sign-in', 'npm run create-admin makes the first account');
  } else {
    sayOf('Staff sign-in', `staff@eunbit.example / ${accountPassword}`);
    const asked = 'the back office asks for it before it gives somebody another role';
    sayOf('Role change PIN', `${DEVELOPMENT_ROLE_CHANGE_PIN}  (${asked}; one that you have set there holds instead)`);
  }
  say('');
  say('  Ctrl-C stops everything; all data is kept.');
  say('');
}
