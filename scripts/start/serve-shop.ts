import type { Sandboxes } from '../sandbox/sandboxes.ts';
import { seedShop } from '../seed/seed.ts';
import { type Database, openDatabase } from './database.ts';
import { explainError } from './run-start.ts';
import { openSandboxes } from './sandboxes.ts';
import { RestartableServer, type ServerProcess } from './server-process.ts';
import { definedEnvironment, exampleAccountPassword, keptSecret, type StartSettings } from './settings.ts';
import type { Started } from './started.ts';
import { SupervisedDatabase } from './supervised-database.ts';

interface ShopOptions {
  readonly settings: StartSettings;
  readonly started: Started;
  /** The address at which providers reach the shop. */
  readonly shopUrl: string;
  /** Starts a server with these settings. */
  readonly startServer: (environment: Readonly<Record<string, string>>) => Promise<ServerProcess>;
  readonly say: (line: string) => void;
}

export interface ServedShop {
  readonly database: string;
  readonly sandboxes: readonly string[];
  readonly server: RestartableServer;
  /** Starts another server on the current database. */
  startNext(): Promise<ServerProcess>;
}

/** Starts sandboxes, database and server, fills the shop, and keeps the database running. */
export async function serveShop({ settings, started, shopUrl, startServer, say }: ShopOptions): Promise<ServedShop> {
  const sandboxes = started.add(await openSandboxes(settings, shopUrl));
  let server: RestartableServer | null = null;
  /** The database of the running or starting server; set before either, so that none is started twice. */
  let servedUri = '';
  const serve = (database: Database) => startServer(environment(settings, sandboxes, database));
  const fillAndServe = async (database: Database) => {
    servedUri = database.uri;
    const accountPassword = exampleAccountPassword(settings);
    const { production } = settings;
    await seedShop(database.uri, { accountPassword, withCatalogue: !production, migrates: !production, say });
    return serve(database);
  };
  const replaceServer = async (database: Database) => {
    if (!server) return;
    servedUri = database.uri;
    try {
      await server.replace(() => fillAndServe(database));
      say('Ready again.');
    } catch (error) {
      console.error(explainError(error));
    }
  };
  const database = started.add(
    new SupervisedDatabase(await openDatabase(settings, say), {
      say,
      onReplaced: (instead) => void replaceServer(instead),
      onLost(message) {
        console.error(message);
        void started.stopAndExit(1);
      },
    }),
  );
  const first = await database.run(fillAndServe);
  server = started.add(new RestartableServer(first, (code) => void started.stopAndExit(code)));
  // The database may have been replaced while its server was starting, which is then useless.
  const present = await database.now();
  if (present.uri !== servedUri) await server.replace(() => fillAndServe(present));
  return {
    database: (await database.now()).description,
    sandboxes: sandboxes.descriptions,
    server,
    startNext: async () => serve(await database.now()),
  };
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
