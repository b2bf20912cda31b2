import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../setup/paths.ts';

/** Beside `server/dist`, whose content `npm start` knows by the sources it was built from. */
const FOLDER = 'dist-dev';

/**
 * Builds the server in this process, where it takes half a second, and answers the built file. A running server has
 * loaded all of the former one.
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
