import type { Assets } from './assets.ts';

/** The files of pages that a development server serves from the sources, under its own paths. */
export const SOURCE_ASSETS: Assets = {
  stylesheet: '/src/styles.css',
  // The development server's own module, `web/vite/development-start.ts`: it runs `after-paint.ts` last.
  forPage: () => ({
    first: '/@development-start',
    afterPaint: ['/src/entry-client.tsx'],
    errorReporter: '/src/app/browser-error-reporter.ts',
  }),
};
