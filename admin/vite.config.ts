import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { thirdPartyNotices } from '../scripts/notices/bundled-notices.ts';
import { persistedOperations } from '../ui/src/vite-persisted-operations.ts';
import { relativeFiles } from '../ui/src/vite-relative-files.ts';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), persistedOperations(join(import.meta.dirname, 'src/gql/graphql.ts')), thirdPartyNotices()],
  experimental: { renderBuiltUrl: relativeFiles },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: 'hidden',
    // The server reads the maps for staff who look at an error, and needs the places alone.
    rolldownOptions: { output: { sourcemapExcludeSources: true } },
  },
});
