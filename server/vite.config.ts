import { defineConfig } from 'vite';
import { thirdPartyNotices } from '../scripts/notices/bundled-notices.ts';
import { LOADED_FROM_NODE_MODULES, NODE_OUTPUT, packagesWithoutMap } from '../scripts/setup/vite-node-bundle.ts';

/** In both modes; of React the production build. */
const ALWAYS_BUNDLED = [/^@eunbit\//, /^react($|\/)/, /^react-dom($|\/)/];

/**
 * Bundles the server with its packages: loading their 2,000 files one by one takes half of a start's time, and memory. In
 * development packages stay outside, since the server is built anew after each change. React is the one for production
 * wherever the server runs: what helps to develop made an email take several times as long.
 */
export default defineConfig(({ mode }) => ({
  plugins: [packagesWithoutMap, thirdPartyNotices()],
  build: {
    ssr: 'src/app/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: NODE_OUTPUT },
  },
  // One copy each: packages of development install another version above them.
  resolve: { dedupe: ['@opentelemetry/core', '@opentelemetry/resources'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: {
    noExternal: mode === 'development' ? ALWAYS_BUNDLED : (true as const),
    external: LOADED_FROM_NODE_MODULES,
  },
}));
