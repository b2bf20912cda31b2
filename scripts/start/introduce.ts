import { DEVELOPMENT_ROLE_CHANGE_PIN } from '../seed/accounts.ts';
import { exampleAccountPassword, type StartSettings } from './settings.ts';

interface Introduced {
  readonly url: string;
  readonly database: string;
  readonly sandboxes: readonly string[];
}

/** What a person can open, and how to sign in. */
export function introduce(
  settings: StartSettings,
  { url, database, sandboxes }: Introduced,
  say: (line: string) => void,
): void {
  say('');
  say(`  Storefront    ${url}/`);
  say(`  Back office   ${url}/admin`);
  say(
    `  API           ${url}/graphql  (HTTP and WebSocket${settings.production ? '' : '; open it for Apollo Sandbox'})`,
  );
  say(`  Database      ${database}`);
  for (const description of sandboxes) say(`  Sandbox       ${description}`);
  const accountPassword = exampleAccountPassword(settings);
  if (accountPassword === null) {
    say('  Staff sign-in npm run create-admin makes the first account');
  } else {
    say(`  Staff sign-in staff@eunbit.example / ${accountPassword}`);
    say(`  Secret code   ${DEVELOPMENT_ROLE_CHANGE_PIN}  (changes positions, unless you have set another)`);
  }
  say('');
  say('  Ctrl-C stops everything; all data is kept.');
  say('');
}
