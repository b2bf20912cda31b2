import { join } from 'node:path';
import { type BuildStep, buildSteps } from './build-steps.ts';
import { OWNER_PROGRAMS } from './owner-programs.ts';
import { ROOT } from './paths.ts';

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
const COMMON = ['package-lock.json', 'tsconfig.json', 'schema'];
/** How storefront, server and programs are written for Node. */
const NODE_BUNDLE = 'scripts/setup/vite-node-bundle.ts';
/** How a build comes with what the makers of its packages want to be passed on. */
const NOTICES = 'scripts/notices';

/** Those of scripts/setup/run-program.mjs. */
const PROGRAMS = [...OWNER_PROGRAMS, 'dev', 'sandbox', 'setup', 'start'].map((part) => `scripts/${part}`);

/** What is read by all others comes first. */
const FIRST: readonly BuildStep[] = [
  {
    name: 'operation types',
    inputs: [...COMMON, 'codegen.yml', 'web/src', 'admin/src', 'ui/src', 'test', 'scripts'],
    outputs: ['web/src/gql', 'admin/src/gql'],
    command: [bin('graphql-codegen'), '--config', 'codegen.yml', '--silent'],
    folder: '.',
  },
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
];

/** Each by itself, so they run side by side. */
const THEN: readonly BuildStep[] = [
  {
    name: 'storefront',
    inputs: [
      ...COMMON,
      'codegen.yml',
      'scripts/codegen',
      'ui',
      'web/src',
      'web/theme',
      'web/vite',
      'web/panda.config.ts',
      'web/public',
      'web/vite.config.ts',
      'web/budget.json',
      NODE_BUNDLE,
      NOTICES,
      'scripts/check',
    ],
    outputs: ['web/dist/client', 'web/dist/server/entry-server.js'],
    command: ['npm', 'run', 'build', '--silent'],
    folder: 'web',
  },
  {
    name: 'back office',
    inputs: [
      ...COMMON,
      'codegen.yml',
      'scripts/codegen',
      'ui',
      'admin/src',
      'admin/index.html',
      'admin/vite.config.ts',
      NOTICES,
    ],
    outputs: ['admin/dist/index.html'],
    command: ['npm', 'run', 'build', '--silent'],
    folder: 'admin',
  },
  {
    name: 'server',
    inputs: [...COMMON, 'server/src', 'server/vite.config.ts', NODE_BUNDLE, NOTICES],
    outputs: ['server/dist/main.js'],
    command: ['npm', 'run', 'build', '--silent'],
    folder: 'server',
  },
  {
    name: 'embedded database',
    inputs: ['package-lock.json', 'embedded-mongodb/src'],
    outputs: ['embedded-mongodb/dist/cli.js'],
    command: ['npm', 'run', 'build', '--silent'],
    folder: 'embedded-mongodb',
  },
  {
    name: 'programs',
    inputs: [...COMMON, ...PROGRAMS, 'embedded-mongodb/src/index.ts', 'server/src', 'scripts/vite.config.ts', NOTICES],
    outputs: ['start', 'dev', ...OWNER_PROGRAMS].map((name) => `scripts/dist/${name}.js`),
    command: ['npm', 'run', 'build', '--silent'],
    folder: 'scripts',
  },
];

/** What is there after a build, below the root. */
export const BUILD_OUTPUTS: readonly string[] = [...FIRST, ...THEN].flatMap(({ outputs }) => outputs);

/** Builds what has changed since the last time; says what it does. `only` limits it to some steps by name. */
export async function buildChanged(say: (line: string) => void, only?: readonly string[]): Promise<void> {
  const wanted = (steps: readonly BuildStep[]) => steps.filter(({ name }) => !only || only.includes(name));
  await buildSteps(ROOT, [wanted(FIRST), wanted(THEN)], say);
}
