import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../setup/paths.ts';

/** Not `server/dist`, whose content `npm start` considers current by its sources. */
const FOLDER = 'dist-dev';

/**
 * Builds the server in this process, which takes half a second, and returns the built file. A running server has already loaded
 * all of the previous one.
 */
export async function buildServer(): Promise<string> {
  const root = join(ROOT, 'server');
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'error',
    build: { outDir: FOLDER },
  });
  return join(root, FOLDER, 'main.js');
}
