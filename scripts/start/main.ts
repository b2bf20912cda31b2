import { ConfigError, readConfig } from '@eunbit/server/config';
import mongoose from 'mongoose';
import { DEVELOPMENT_ROLE_CHANGE_PIN } from '../seed/accounts.ts';
import { seedShop } from '../seed/seed.ts';
import { buildChanged } from '../setup/build.ts';
import { type Database, openDatabase } from './database.ts';
import { openSandboxes, type Sandboxes } from './sandboxes.ts';
import { RestartableServer, type ServerProcess, startServer } from './server-process.ts';
import {
  accountsToSeed,
  keptSecret,
  readStartSettings,
  requireFreePort,
  StartError,
  type StartSettings,
} from './settings.ts';
import { SupervisedDatabase } from './supervised-database.ts';
import { onSourceChange } from './watch.ts';

const say = (line: string) => console.log(line);

/** Stops everything in reverse order of its start, so that each part can still use those it depends on. */
class Started {
  private readonly parts: { stop(): Promise<void> }[] = [];
  private stopping: Promise<void> | null = null;

  add<T extends { stop(): Promise<void> }>(part: T): T {
    this.parts.push(part);
    return part;
  }

  stop(): Promise<void> {
    this.stopping ??= (async () => {
      for (const part of this.parts.reverse()) await part.stop();
    })();
    return this.stopping;
  }
}

function introduce(settings: StartSettings, url: string, database: Database, sandboxes: Sandboxes): void {
  say('');
  say(`  Storefront    ${url}/`);
  say(`  Back office   ${url}/admin`);
  say(
    `  API           ${url}/graphql  (HTTP and WebSocket${settings.production ? '' : '; open it for Apollo Sandbox'})`,
  );
  say(`  Database      ${database.description}`);
  for (const description of sandboxes.descriptions) say(`  Sandbox       ${description}`);
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

async function start(settings: StartSettings, started: Started): Promise<void> {
  if (settings.production) readConfig(definedEnvironment());
  await requireFreePort(settings.port);
  await buildChanged(say);
  const sandboxes = started.add(await openSandboxes(settings, `http://127.0.0.1:${settings.port}`));
  let server: RestartableServer | null = null;
  let { port } = settings;
  const serve = async (database: Database) => {
    const next = await startServer({ ...environment(settings, sandboxes, database), PORT: String(port) });
    // A port that the system picked stays: people have the address.
    port = Number(new URL(next.url).port);
    return next;
  };
  const fillAndServe = async (database: Database) => {
    await seedShop(database.uri, { accounts: accountsToSeed(settings), migrates: !settings.production, say });
    return serve(database);
  };
  const database = started.add(
    new SupervisedDatabase(await openDatabase(settings, say), {
      say,
      onReplaced: (instead) => void replace(server, () => fillAndServe(instead)),
      onLost(message) {
        console.error(message);
        void stopAndExit(1);
      },
    }),
  );
  server = started.add(new RestartableServer(await database.run(fillAndServe), (code) => void stopAndExit(code)));
  introduce(settings, `http://localhost:${port}`, await database.now(), sandboxes);
  if (process.argv.includes('--watch')) {
    onSourceChange(async () =>
      replace(
        server,
        async () => serve(await database.now()),
        () => buildChanged(say),
      ),
    );
  }
}

/** Puts a new server in the place of the old. A mistake in the sources, found by `prepare`, keeps the old one. */
async function replace(
  server: RestartableServer | null,
  startNext: () => Promise<ServerProcess>,
  prepare = async () => {},
): Promise<void> {
  try {
    await prepare();
    await server?.replace(startNext);
    if (server) say('Ready again.');
  } catch (error) {
    console.error(explain(error));
  }
}

/** The server's environment: the given settings, and those determined by this start. */
function environment(settings: StartSettings, sandboxes: Sandboxes, database: Database): Record<string, string> {
  return {
    LOG_LEVEL: 'warn',
    ...(settings.production ? {} : { APP_SECRET: keptSecret(settings.dataDir) }),
    ...definedEnvironment(),
    ...sandboxes.environment,
    MONGODB_URI: database.uri,
  };
}

/** Settings that were given; an empty one counts as not given. */
function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function explain(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  if (error instanceof mongoose.Error.MongooseServerSelectionError) {
    return `The database at MONGODB_URI cannot be reached: ${error.message}`;
  }
  return (error as Error).message;
}

const started = new Started();
const stopAndExit = async (code: number) => {
  await started.stop();
  process.exit(code);
};
process.on('SIGINT', () => void stopAndExit(0));
process.on('SIGTERM', () => void stopAndExit(0));
// The terminal was closed.
process.on('SIGHUP', () => void stopAndExit(0));
try {
  await start(readStartSettings(), started);
} catch (error) {
  const line = explain(error);
  if (line) console.error(line);
  await stopAndExit(1);
}
