import { join } from 'node:path';
import { beginChanged, SHOP_STEPS } from '../setup/build.ts';
import { ROOT } from '../setup/paths.ts';
import { runStart } from './run-start.ts';
import { definedEnvironment, requireFreePort } from './settings.ts';

const say = (line: string) => console.log(line);

await runStart(async (settings, started) => {
  if (settings.production) {
    const { readConfig } = await import('@eunbit/server/config');
    readConfig(definedEnvironment());
  }
  await requireFreePort(settings.port);
  const build = beginChanged(say, SHOP_STEPS);
  // Loaded in parallel, while builds run and the database is opened and filled.
  const [{ serveShop }, { startServer }, { introduce }] = await Promise.all([
    import('./serve-shop.ts'),
    import('./server-process.ts'),
    import('./introduce.ts'),
  ]);
  await build.until('embedded database');
  let { port } = settings;
  const shop = await serveShop({
    settings,
    started,
    shopUrl: `http://127.0.0.1:${port}`,
    async startServer(environment) {
      await build.ended;
      const server = await startServer(join(ROOT, 'server/dist/main.js'), { ...environment, PORT: String(port) });
      // Keeps a port that the system has chosen, since people know the address.
      port = Number(new URL(server.url).port);
      return server;
    },
    say,
  });
  // Counted from `npm start`, which runs in this process, including packages and builds.
  say(`Ready after ${process.uptime().toFixed(1)} s.`);
  introduce(settings, { ...shop, url: `http://localhost:${port}` }, say);
});
