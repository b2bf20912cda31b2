import { join } from 'node:path';
import { type Build, type BuildStep, beginBuild } from './build-steps.ts';
import { ROOT } from './paths.ts';
import { BUNDLED_PROGRAMS, PROGRAM_FOLDERS } from './shop-programs.mjs';

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
const COMMON = ['package-lock.json', 'tsconfig.json', 'schema'];
/** Build settings of storefront, server and programs for Node. */
const NODE_BUNDLE = 'scripts/setup/vite-node-bundle.ts';
/** Adds the licence notices of packages to a build. */
const NOTICES = 'scripts/notices';

const OF_STOREFRONT = 'operation types of the storefront';
const OF_OFFICE = 'operation types of the back office';
const OF_TESTS = 'operation types of tests';
/** The bundles that `run-program.mjs` runs. */
export const PROGRAMS = 'programs';
const STYLES = 'style functions';

/** Types of the clients, and of all code: tests, checks and editors need them, builds do not. */
export const CLIENT_TYPES = [OF_STOREFRONT, OF_OFFICE];
export const OPERATION_TYPES = [...CLIENT_TYPES, OF_TESTS];

/** Inputs of the clients in addition to their own sources. */
const OF_CLIENTS = [...COMMON, 'scripts/codegen', 'ui'];
const STOREFRONT = ['web/src', 'web/theme', 'web/vite', 'web/panda.config.ts', 'web/vite.config.ts'];
/** V8's nursery size in megabytes: with the default, garbage collection takes a third of the time. */
const NURSERY = '--max-semi-space-size=64';

function generateTypes(name: string, workspace: string, input: string, output: string): BuildStep {
  const command = [process.execPath, NURSERY, '--import', 'tsx', 'scripts/codegen/main.ts', workspace];
  return { name, inputs: [...OF_CLIENTS, 'codegen.yml', input], outputs: [output], command, folder: '.' };
}

function build(name: string, folder: string, step: Pick<BuildStep, 'inputs' | 'outputs' | 'after'>, ...args: string[]) {
  return { name, folder, command: [bin('vite'), 'build', ...args], ...step };
}

/** Steps that others wait for come first, then long ones. */
const STEPS: readonly BuildStep[] = [
  build(PROGRAMS, 'scripts', {
    inputs: [
      ...COMMON,
      ...PROGRAM_FOLDERS,
      'embedded-mongodb/src/index.ts',
      'ui/src/persisted-operation.ts',
      'server/src',
      'scripts/vite.config.ts',
      NOTICES,
    ],
    outputs: BUNDLED_PROGRAMS.map((name) => `scripts/dist/${name}.js`),
  }),
  build(
    'embedded database',
    'embedded-mongodb',
    { inputs: ['package-lock.json', 'embedded-mongodb/src'], outputs: ['embedded-mongodb/dist/cli.js'] },
    ...['--ssr', 'src/cli.ts', '--target', 'node20'],
  ),
  {
    name: STYLES,
    inputs: [
      'package-lock.json',
      'web/panda.config.ts',
      'web/theme',
      'web/vite',
      'ui/src/theme-tokens.ts',
      'ui/src/global-styles.ts',
      'ui/src/component-styles.ts',
    ],
    outputs: ['web/styled-system/css/index.js'],
    command: [bin('panda'), 'codegen', '--silent'],
    folder: 'web',
  },
  build('storefront', 'web', {
    inputs: [...OF_CLIENTS, ...STOREFRONT, 'web/public', NODE_BUNDLE, NOTICES],
    outputs: ['web/dist/client'],
    after: [STYLES],
  }),
  build('server', 'server', {
    inputs: [...COMMON, 'server/src', 'server/vite.config.ts', NODE_BUNDLE, NOTICES],
    outputs: ['server/dist/main.js'],
  }),
  build(
    'pages',
    'web',
    {
      inputs: [...OF_CLIENTS, ...STOREFRONT, NODE_BUNDLE, NOTICES],
      outputs: ['web/dist/server/entry-server.js'],
      after: [STYLES],
    },
    ...['--ssr', 'src/entry-server.tsx'],
  ),
  build('back office', 'admin', {
    inputs: [...OF_CLIENTS, 'admin/src', 'admin/index.html', 'admin/vite.config.ts', NOTICES],
    outputs: ['admin/dist/index.html'],
  }),
  generateTypes(OF_STOREFRONT, 'web', 'web/src', 'web/src/gql'),
  generateTypes(OF_OFFICE, 'admin', 'admin/src', 'admin/src/gql'),
  generateTypes(OF_TESTS, 'test', 'test', 'test/gql'),
  {
    name: 'budget of the storefront',
    inputs: [...OF_CLIENTS, ...STOREFRONT, 'web/budget.json', NODE_BUNDLE, NOTICES, 'scripts/check'],
    outputs: [],
    command: [process.execPath, '--import', 'tsx', 'scripts/check/page-budget.ts'],
    folder: '.',
    after: ['storefront'],
  },
];

/** Steps of a first start: its programs and, in parallel, the input of the longest build. */
export const FIRST_STEPS = [PROGRAMS, STYLES];
/** Steps that a server of the shop needs. */
export const SHOP_STEPS = ['embedded database', STYLES, 'server', 'storefront', 'pages', 'back office'];

/** Outputs of a build, relative to the root. */
export const BUILD_OUTPUTS: readonly string[] = STEPS.flatMap(({ outputs }) => outputs);

type Say = (line: string) => void;

/** All steps except those that generate types, which need more packages. */
const BUILDS = STEPS.map(({ name }) => name).filter((name) => !OPERATION_TYPES.includes(name));

/** Starts to build the outdated steps among these names; reports the progress. */
export function beginChanged(say: Say, names: readonly string[] = BUILDS): Build {
  const wanted = STEPS.filter(({ name }) => names.includes(name));
  return beginBuild(ROOT, wanted, say);
}

/** Builds the outdated steps. */
export const buildChanged = (say: Say, names?: readonly string[]): Promise<void> => beginChanged(say, names).ended;
