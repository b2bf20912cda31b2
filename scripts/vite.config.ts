import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { thirdPartyNotices } from './notices/bundled-notices.ts';
import { BUNDLED_PROGRAMS } from './setup/shop-programs.mjs';
import { LOADED_FROM_NODE_MODULES, NODE_OUTPUT, packagesWithoutMap } from './setup/vite-node-bundle.ts';

const FOLDER = fileURLToPath(new URL('dist', import.meta.url));

/** URLs of files relative to a module refer to its source folder, not to the bundle's. */
const urlsOfSources: Plugin = {
  name: 'urls-of-sources',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null;
    const path = relative(FOLDER, id).replaceAll('\\', '/');
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`);
  },
};

/** Bundles frequently started programs: loading each of their thousand files separately takes seconds. */
export default defineConfig({
  plugins: [urlsOfSources, packagesWithoutMap, thirdPartyNotices()],
  build: {
    ssr: true,
    outDir: FOLDER,
    emptyOutDir: true,
    target: 'node20',
    // Lists the files that each program needs: the image only contains those of the owner's programs.
    manifest: true,
    rolldownOptions: {
      input: Object.fromEntries(BUNDLED_PROGRAMS.map((name) => [name, `${name}/main.ts`])),
      // All in one folder, from which the paths of the sources are derived.
      output: { ...NODE_OUTPUT, chunkFileNames: '[name].js' },
    },
  },
  // Vite runs from its own folder, in `npm run dev`; React, which only emails use, runs in the mode of the process.
  ssr: { noExternal: true, external: ['react', 'react-dom', 'vite', ...LOADED_FROM_NODE_MODULES] },
});
