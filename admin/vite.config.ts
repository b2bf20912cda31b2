import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { persistedOperations } from '../ui/src/vite-persisted-operations.ts';

const API = process.env.PUBLIC_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), persistedOperations('src/gql/graphql.ts')],
  server: {
    proxy: {
      '/graphql': { target: API, ws: true },
      '/media': { target: API },
      '/announcement-pictures': { target: API },
    },
  },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true },
  test: { include: ['src/**/*.test.ts'] },
});
