import { DEVELOPMENT_ROLE_CHANGE_PIN } from '../seed/accounts.ts';
import { accountsToSeed, type StartSettings } from './settings.ts';

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
  const accounts = accountsToSeed(settings);
  if (accounts) {
    say(`  Staff sign-in staff@eunbit.example / ${accounts.password}`);
    if (accounts.withRoleChangePin)
      say(`  Secret code   ${DEVELOPMENT_ROLE_CHANGE_PIN}  (changes positions, unless you have set another)`);
  }
  say('');
  say('  Ctrl-C stops everything; all data is kept.');
  say('');
}
