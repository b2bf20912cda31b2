import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compileMessages } from '../ui/src/vite-compile-messages.ts';
import { inlineDocuments } from '../ui/src/vite-inline-documents.ts';
import { precompress } from '../ui/src/vite-precompress.ts';

/** Packages of every page, in one file that stays cached while the shop's own code changes. */
const EVERY_PAGE_NEEDS =
  /node_modules\/(react|react-dom|scheduler|react-router|react-intl|intl-messageformat|@formatjs|@apollo|@wry|optimism|rxjs|tslib|graphql|@chakra-ui|@pandacss|@emotion|stylis)\//;

/**
 * Two builds of one application: `vite build` makes the browser's files and their manifest, `vite build --ssr` the module
 * that the API server renders pages with.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [inlineDocuments('src/gql/graphql.ts'), compileMessages(), react(), ...(isSsrBuild ? [] : [precompress()])],
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, target: 'node20' }
    : {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: [{ name: 'vendor', test: EVERY_PAGE_NEEDS }] } },
        },
      },
  // The modern files of RxJS are smaller than the ones it gives to bundlers by default.
  resolve: { conditions: ['es2015', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)] },
  // The server module renders with React's production code, however the server itself was started.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Everything the server module needs is inside it: it starts faster, and no package is loaded in two formats.
  ssr: { noExternal: true },
}));
