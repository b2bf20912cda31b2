import { join } from 'node:path';
import { readConfig } from '@eunbit/server/config';
import { buildChanged } from '../setup/build.ts';
import { ROOT } from '../setup/paths.ts';
import { introduce } from './introduce.ts';
import { runStart } from './run-start.ts';
import { definedEnvironment, serveShop } from './serve-shop.ts';
import { startServer } from './server-process.ts';
import { requireFreePort } from './settings.ts';

const say = (line: string) => console.log(line);

await runStart(async (settings, started) => {
  if (settings.production) readConfig(definedEnvironment());
  await requireFreePort(settings.port);
  await buildChanged(say);
  let { port } = settings;
  const shop = await serveShop({
    settings,
    started,
    shopUrl: `http://127.0.0.1:${port}`,
    async startServer(environment) {
      const server = await startServer(join(ROOT, 'server/dist/main.js'), { ...environment, PORT: String(port) });
      // A port that the system picked stays: people have the address.
      port = Number(new URL(server.url).port);
      return server;
    },
    say,
  });
  // Since `npm start`, whose process this is: with packages and builds.
  say(`Ready after ${process.uptime().toFixed(1)} s.`);
  introduce(settings, { ...shop, url: `http://localhost:${port}` }, say);
});
