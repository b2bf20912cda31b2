import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { clientDocuments } from '../scripts/codegen/vite-client-documents.ts';
import { thirdPartyNotices } from '../scripts/notices/bundled-notices.ts';
import { NODE_OUTPUT, packagesWithoutMap } from '../scripts/setup/vite-node-bundle.ts';
import { compileMessages } from '../ui/src/vite-compile-messages.ts';
import { precompress } from '../ui/src/vite-precompress.ts';
import { relativeFiles } from '../ui/src/vite-relative-files.ts';
import { developmentStart } from './vite/development-start.ts';
import { renewStyles } from './vite/renew-styles.ts';
import { staticStyles } from './vite/static-styles.ts';

/**
 * Packages of every page, in files that stay cached while the shop's own code changes. Several of them, because a browser
 * takes each in as a whole, during which nobody can use the page.
 */
const EVERY_PAGE_NEEDS = {
  react: /node_modules\/(react|react-dom|scheduler)\//,
  styles: /\/web\/styled-system\//,
  data: /node_modules\/(@apollo|@wry|optimism|rxjs|tslib|graphql)\//,
  pages: /node_modules\/(react-router|react-intl|intl-messageformat|@formatjs)\//,
};

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** The package gives its development build to everybody; this one goes without warnings that no shopper reads. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dist/production/dom-export.mjs') },
];

/** Calls that only make a component or a context; packages import React under names such as `React3`. */
const REACT_MAKERS = ['forwardRef', 'createContext', 'memo'].flatMap((maker) => [
  maker,
  ...Array.from({ length: 20 }, (_, number) => `React${number || ''}.${maker}`),
]);

/** Not of every page: what asks the API, which is loaded when something is asked, and what single screens use. */
const NEEDED_LATER =
  /@apollo\/client\/(link\/(error|http|persisted-queries|retry)|react\/hooks\/use(Subscription|Mutation))/;

/** What forms need is one file beside the frame, since the first view has none. */
const FORMS = {
  name: 'forms',
  test: /\/(web\/src\/(components\/Form\.tsx|app\/(posted-form|cookies-needed)\.ts)|schema\/src\/posted-form\.ts)$/,
};

/** So is what sends mutations: the first view sends none through it. */
const SENDING = {
  name: 'sending',
  test: /\/ui\/src\/(use-send|operation-error|(use-)?idempotency-keys)\.ts$|react\/hooks\/useMutation\.js$|document-part:OperationError_UserErrorFragmentDoc$/,
};

/** The shop's own code that is needed by so many screens is one file, too: each file more costs a request. */
const FRAME = {
  name: 'frame',
  test: (id: string) =>
    /\/(web|ui|schema)\/src\/|document-part:/.test(id) && !FORMS.test.test(id) && !SENDING.test.test(id),
  minShareCount: 30,
};

/** What the first script shares with those that come later: one file, since each costs a request before anything else. */
const FIRST = { name: 'first', test: /\/(ui\/src\/(browser-errors|page-request)|web\/src\/browser\/pause)\.ts$/ };

/** The small parts that pages of orders share are one file: the first script has the name of every file. */
const ORDERS = {
  name: 'orders',
  test: /\/features\/order\/(order\.urls|ChangedFields|ReplacedOrder)\.tsx?$/,
};

/** So are those of what people type. */
const TYPED = { name: 'typed', test: /\/schema\/src\/(typed-line|decimal-amount|person-name|validation-rules)\.ts$/ };

const PACKAGE_FILES = Object.entries(EVERY_PAGE_NEEDS).map(([name, packages]) => ({
  name,
  test: (id: string) => packages.test(id) && !NEEDED_LATER.test(id),
}));

/**
 * Two builds of one application: `vite build` makes the browser's files and their manifest, `vite build --ssr` the module
 * that the API server renders pages with. `npm run dev` serves the sources to both.
 */
export default defineConfig(({ command, isSsrBuild }) => {
  const isBuild = command === 'build';
  return {
    plugins: [
      clientDocuments(join(import.meta.dirname, 'src')),
      compileMessages(),
      staticStyles(join(import.meta.dirname, 'styled-system')),
      // The postcode search has a document of its own, without what hot replacement needs.
      react({ refreshExclude: [/\/node_modules\//, /postcode-frame\.tsx$/] }),
      developmentStart(),
      renewStyles(),
      // Its styles begin with those that Panda brings.
      thirdPartyNotices({ madeFrom: ['@pandacss/dev', '@pandacss/preset-base'] }),
      ...(isSsrBuild ? [packagesWithoutMap] : [precompress()]),
    ],
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          copyPublicDir: false,
          target: 'node20',
          sourcemap: true,
          rolldownOptions: { output: NODE_OUTPUT },
        }
      : {
          outDir: 'dist/client',
          target: ['chrome136', 'edge136', 'firefox153', 'safari26', 'ios26'],
          manifest: true,
          sourcemap: 'hidden',
          rolldownOptions: {
            input: [
              'src/after-paint.ts',
              'src/app/browser-error-reporter.ts',
              'src/entry-client.tsx',
              'src/postcode-frame.tsx',
              'src/styles.css',
            ],
            // No package here does its work in a getter, and making a component changes nothing.
            treeshake: {
              propertyReadSideEffects: false,
              manualPureFunctions: REACT_MAKERS,
            },
            output: {
              codeSplitting: { groups: [...PACKAGE_FILES, FIRST, ORDERS, TYPED, FRAME, FORMS, SENDING] },
              // Maps are read for the places of an error alone (docs/operating.md).
              sourcemapExcludeSources: true,
            },
          },
        },
    ...(isSsrBuild ? {} : { experimental: { renderBuiltUrl: relativeFiles } }),
    // No document names the entries; packages that were found only by the first page would load it twice.
    optimizeDeps: { entries: ['src/entry-client.tsx', 'src/postcode-frame.tsx', 'src/ready-numbers.worker.ts'] },
    resolve: {
      // The modern files of RxJS are smaller than the ones it gives to bundlers by default.
      conditions: ['es2015', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
      alias: [...(isBuild && !isSsrBuild ? PRODUCTION_ROUTER : [])],
    },
    ...(isBuild
      ? {
          // The server module renders with React's production code, however the server itself was started.
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          // Everything the server module needs is inside it: it starts faster, and no package is loaded in two formats.
          ssr: { noExternal: true as const },
        }
      : {}),
  };
});
