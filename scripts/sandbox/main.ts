import { parseArgs } from 'node:util';
import { PROVIDER_KEYS, type Provider } from '@eunbit/server/config/provider-settings';
import { startSandboxes } from './sandboxes.ts';

const USAGE = 'usage: main.ts --shop-url URL [--port N] [--data FOLDER]';
const FIRST_PORT = '12111';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'shop-url': { type: 'string' },
      port: { type: 'string', default: FIRST_PORT },
      data: { type: 'string' },
    },
  });
  const { 'shop-url': shopUrl = '', port, data: dataDir } = values;
  const firstPort = Number(port);
  if (!URL.canParse(shopUrl)) throw new Error(`the address of the shop is missing or wrong\n${USAGE}`);
  if (!Number.isInteger(firstPort)) throw new Error(`not a port: ${port}\n${USAGE}`);
  const all = new Set(Object.keys(PROVIDER_KEYS) as Provider[]);
  const { environment, descriptions, stop } = await startSandboxes(all, {
    dataDir,
    shopUrl: new URL(shopUrl).origin,
    firstPort,
  });
  for (const description of descriptions) console.log(description);
  console.log('Settings of the shop:');
  for (const [name, value] of Object.entries(environment)) console.log(`${name}=${value}`);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
