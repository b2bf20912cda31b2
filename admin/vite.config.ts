import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientDocuments } from '../scripts/codegen/vite-client-documents.ts';
import { thirdPartyNotices } from '../scripts/notices/bundled-notices.ts';
import { relativeFiles } from '../ui/src/vite-relative-files.ts';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), clientDocuments(join(import.meta.dirname, 'src')), thirdPartyNotices()],
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
