import { join } from 'node:path';
import { exposureWarning } from '@eunbit/server/config';
import { ClientDocuments } from '../codegen/client-documents.ts';
import { buildChanged, CLIENT_TYPES } from '../setup/build.ts';
import { ROOT } from '../setup/paths.ts';
import { introduce } from '../start/introduce.ts';
import { explainError, runStart } from '../start/run-start.ts';
import { serveShop } from '../start/serve-shop.ts';
import { startServer } from '../start/server-process.ts';
import { requireFreePort, StartError } from '../start/settings.ts';
import { buildServer } from './build-server.ts';
import { openFrontEnds } from './front-ends.ts';
import { ModuleChannel } from './module-channel.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { watchSources } from './watch-sources.ts';

/** Outputs generated from the sources; everything else is loaded from its source. */
const GENERATED = ['style functions', 'embedded database'];
const OF_SERVER = /^(server|schema)\/src\/.*(?<!\.test)\.(tsx?|json)$/;
const OF_CLIENTS = ['web/src', 'admin/src'];
/** Inputs of the generated types in addition to operations: the schema and the message ids. */
const OF_TYPES = /^schema\/schema\.graphql$|^(admin|ui)\/src\/.*\.messages\.ko\.json$/;

const say = (line: string) => console.log(line);

await runStart(async (settings, started) => {
  if (settings.production)
    throw new StartError('NODE_ENV=production: `npm start` serves a shop, `npm run dev` changes it.');
  await requireFreePort(settings.port);
  const host = process.env.HOST || '127.0.0.1';
  const warning = exposureWarning({ production: false, host });
  if (warning) console.warn(warning);
  await buildChanged(say, GENERATED);
  const channel = new ModuleChannel();
  const frontEnds = started.add(await openFrontEnds(settings.port, host, channel));
  const url = `http://localhost:${frontEnds.port}`;
  let file = await buildServer();
  const shop = await serveShop({
    settings,
    started,
    shopUrl: `http://127.0.0.1:${frontEnds.port}`,
    async startServer(environment) {
      const own = { PORT: '0', HOST: '127.0.0.1', PAGES_MODULE: join(ROOT, 'scripts/dev/page-source.mjs') };
      const visible = { PUBLIC_URL: url, POSTCODE_ORIGIN: `http://postcode.localhost:${frontEnds.port}` };
      const server = await startServer(file, { ...visible, ...environment, ...own }, (child) => channel.attach(child));
      frontEnds.leadTo(server.url);
      return server;
    },
    say,
  });
  introduce(settings, { ...shop, url }, say);

  const renewServer = oneAtATime(async () => {
    const startedAt = Date.now();
    try {
      file = await buildServer();
      await shop.server.succeed(shop.startNext);
      say(`Server restarted in ${Date.now() - startedAt} ms.`);
    } catch (error) {
      console.error(explainError(error));
    }
  });
  const renewTypes = oneAtATime(() =>
    buildChanged(say, CLIENT_TYPES).catch((error: Error) => console.error(error.message)),
  );
  // Only for editors: the served pages use the operations themselves.
  renewTypes();
  const clients = OF_CLIENTS.map((sources) => new ClientDocuments(join(ROOT, sources)));
  watchSources(['server/src', 'schema', 'ui/src', ...OF_CLIENTS], (files) => {
    if (files.some((file) => OF_SERVER.test(file))) renewServer();
    if (files.some((file) => OF_TYPES.test(file)) || hasOtherOperations(clients, files)) renewTypes();
  });
});

/** Also true if an operation cannot be parsed: the code generator reports the error. */
function hasOtherOperations(clients: readonly ClientDocuments[], files: readonly string[]): boolean {
  try {
    return clients.flatMap((documents) => files.filter((file) => documents.read(join(ROOT, file)))).length > 0;
  } catch {
    return true;
  }
}
