import { defineConfig } from 'vite';

/**
 * Bundles the server's own code; packages from npm stay outside and are loaded from node_modules. Of react-email, which
 * comes with a compiler for styles and a highlighter for code, only the parts that emails use are taken in; and React with
 * it, as for production wherever the server runs: what helps to develop made an email take several times as long.
 */
export default defineConfig({
  build: {
    ssr: 'src/app/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: [/^@eunbit\//, 'react-email', /^react($|\/)/, /^react-dom($|\/)/] },
});
