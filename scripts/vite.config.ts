import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { thirdPartyNotices } from './notices/bundled-notices.ts';
import { BUNDLED_PROGRAMS } from './setup/shop-programs.mjs';
import { LOADED_FROM_NODE_MODULES, NODE_OUTPUT, packagesWithoutMap } from './setup/vite-node-bundle.ts';

const FOLDER = fileURLToPath(new URL('dist', import.meta.url));

/** Files that a module names beside itself are where its source is, not where the bundle is. */
const urlsOfSources: Plugin = {
  name: 'urls-of-sources',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null;
    const path = relative(FOLDER, id).replaceAll('\\', '/');
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`);
  },
};

/** Bundles the programs that are started often: loading each of their thousand files by itself takes seconds. */
export default defineConfig({
  plugins: [urlsOfSources, packagesWithoutMap, thirdPartyNotices()],
  build: {
    ssr: true,
    outDir: FOLDER,
    emptyOutDir: true,
    target: 'node20',
    // Says which files each program needs: the image has those of the owner's alone.
    manifest: true,
    rolldownOptions: {
      input: Object.fromEntries(BUNDLED_PROGRAMS.map((name) => [name, `${name}/main.ts`])),
      // All in one folder, from which the paths of the sources are told.
      output: { ...NODE_OUTPUT, chunkFileNames: '[name].js' },
    },
  },
  // Vite runs from its own folder, in `npm run dev`; React, which emails alone use, in the mode of the process.
  ssr: { noExternal: true, external: ['react', 'react-dom', 'vite', ...LOADED_FROM_NODE_MODULES] },
});
