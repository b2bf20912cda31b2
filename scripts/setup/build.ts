import { join } from 'node:path';
import { type Build, type BuildStep, beginBuild } from './build-steps.ts';
import { ROOT } from './paths.ts';
import { BUNDLED_PROGRAMS, PROGRAM_FOLDERS } from './shop-programs.mjs';

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
const COMMON = ['package-lock.json', 'tsconfig.json', 'schema'];
/** How storefront, server and programs are written for Node. */
const NODE_BUNDLE = 'scripts/setup/vite-node-bundle.ts';
/** How a build comes with what the makers of its packages want to be passed on. */
const NOTICES = 'scripts/notices';

const OF_STOREFRONT = 'operation types of the storefront';
const OF_OFFICE = 'operation types of the back office';
const OF_TESTS = 'operation types of tests';
/** Of the clients, and of all. */
export const CLIENT_TYPES = [OF_STOREFRONT, OF_OFFICE];
export const OPERATION_TYPES = [...CLIENT_TYPES, OF_TESTS];

/** What the clients and their operations are made of. */
const OPERATIONS = [...COMMON, 'codegen.yml', 'scripts/codegen', 'ui'];
const STOREFRONT = ['web/src', 'web/theme', 'web/vite', 'web/panda.config.ts', 'web/vite.config.ts'];
/** Room for new objects, in megabytes: with little of it, a third of the work is to look what of them is still used. */
const NURSERY = '--max-semi-space-size=64';

function generateOperations(name: string, workspace: string, input: string, output: string): BuildStep {
  const command = [process.execPath, NURSERY, '--import', 'tsx', 'scripts/codegen/main.ts', workspace];
  return { name, inputs: [...OPERATIONS, input], outputs: [output], command, folder: '.' };
}

function build(name: string, folder: string, step: Pick<BuildStep, 'inputs' | 'outputs' | 'after'>, ...args: string[]) {
  return { name, folder, command: [bin('vite'), 'build', ...args], ...step };
}

/** What others wait for comes first, and what takes long. */
const STEPS: readonly BuildStep[] = [
  build(
    'embedded database',
    'embedded-mongodb',
    { inputs: ['package-lock.json', 'embedded-mongodb/src'], outputs: ['embedded-mongodb/dist/cli.js'] },
    ...['--ssr', 'src/cli.ts', '--target', 'node20'],
  ),
  generateOperations(OF_STOREFRONT, 'web', 'web/src', 'web/src/gql'),
  {
    name: 'style functions',
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
    inputs: [...OPERATIONS, ...STOREFRONT, 'web/public', NODE_BUNDLE, NOTICES],
    outputs: ['web/dist/client'],
    after: [OF_STOREFRONT, 'style functions'],
  }),
  build('server', 'server', {
    inputs: [...COMMON, 'server/src', 'server/vite.config.ts', NODE_BUNDLE, NOTICES],
    outputs: ['server/dist/main.js'],
  }),
  generateOperations(OF_OFFICE, 'admin', 'admin/src', 'admin/src/gql'),
  build(
    'pages',
    'web',
    {
      inputs: [...OPERATIONS, ...STOREFRONT, NODE_BUNDLE, NOTICES],
      outputs: ['web/dist/server/entry-server.js'],
      after: [OF_STOREFRONT, 'style functions'],
    },
    ...['--ssr', 'src/entry-server.tsx'],
  ),
  build('back office', 'admin', {
    inputs: [...OPERATIONS, 'admin/src', 'admin/index.html', 'admin/vite.config.ts', NOTICES],
    outputs: ['admin/dist/index.html'],
    after: [OF_OFFICE],
  }),
  build('programs', 'scripts', {
    inputs: [
      ...COMMON,
      ...PROGRAM_FOLDERS,
      'embedded-mongodb/src/index.ts',
      'server/src',
      'scripts/vite.config.ts',
      NOTICES,
    ],
    outputs: BUNDLED_PROGRAMS.map((name) => `scripts/dist/${name}.js`),
  }),
  generateOperations(OF_TESTS, 'test', 'test', 'test/gql'),
  {
    name: 'budget of the storefront',
    inputs: [...OPERATIONS, ...STOREFRONT, 'web/budget.json', NODE_BUNDLE, NOTICES, 'scripts/check'],
    outputs: [],
    command: [process.execPath, '--import', 'tsx', 'scripts/check/page-budget.ts'],
    folder: '.',
    after: ['storefront'],
  },
];

/** What a server of the shop reads, and what can only be built afterwards: the next start and the owner's programs. */
export const SHOP_STEPS = [
  'embedded database',
  ...CLIENT_TYPES,
  'style functions',
  'server',
  'storefront',
  'pages',
  'back office',
];
export const LATER_STEPS = ['programs'];

/** What is there after a build, below the root. */
export const BUILD_OUTPUTS: readonly string[] = STEPS.flatMap(({ outputs }) => outputs);

type Say = (line: string) => void;

/** Begins to build what has changed since the last time, which says what it does. `only` limits it to some steps by name. */
export function beginChanged(say: Say, only?: readonly string[]): Build {
  const wanted = STEPS.filter(({ name }) => !only || only.includes(name));
  return beginBuild(ROOT, wanted, say);
}

/** Builds what has changed since the last time. */
export const buildChanged = (say: Say, only?: readonly string[]): Promise<void> => beginChanged(say, only).ended;
