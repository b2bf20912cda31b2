import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from './command-line.ts';
import { OWNER_PROGRAMS } from './owner-programs.ts';
import { ROOT } from './paths.ts';

interface Step {
  readonly name: string;
  /** Files and folders whose content decides whether the step has to run again. */
  readonly inputs: readonly string[];
  /** Without these the step has never run. */
  readonly outputs: readonly string[];
  readonly command: readonly string[];
  readonly folder: string;
}

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
const COMMON = ['package-lock.json', 'tsconfig.json', 'schema'];
/** How storefront, server and programs are written for Node. */
const NODE_BUNDLE = 'scripts/setup/vite-node-bundle.ts';
/** How a build comes with what the makers of its packages want to be passed on. */
const NOTICES = 'scripts/notices';

/** Those of scripts/setup/run-program.mjs. */
const PROGRAMS = [...OWNER_PROGRAMS, 'dev', 'sandbox', 'setup', 'start'].map((part) => `scripts/${part}`);

/** What is read by all others comes first. */
const FIRST: readonly Step[] = [
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
const THEN: readonly Step[] = [
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

const STAMPS = join(ROOT, '.cache/build.json');
const SKIPPED = new Set(['node_modules', 'dist', 'dist-dev', 'gql', 'styled-system', 'results']);

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    if (SKIPPED.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(join(path, entry.name));
    else yield join(path, entry.name);
  }
}

function computeDigest(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(ROOT, input);
    const files = existsSync(path) && !/\.\w+$/.test(input) ? filesBelow(path) : [path].filter(existsSync);
    for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function run(step: Step): Promise<void> {
  const { file, args, shell } = commandLine(step.command);
  // Whatever runs this: a development build of React does not belong into what is served.
  const env = { ...process.env, NODE_ENV: 'production' };
  const folder = mkdtempSync(join(tmpdir(), 'eunbit-build-'));
  const saidFile = join(folder, 'said.txt');
  // Not through pipes: where whoever reads them is killed, Panda fails to say so, which fails again, for ever.
  const said = openSync(saidFile, 'w');
  try {
    const child = spawn(file, args, { cwd: join(ROOT, step.folder), env, shell, stdio: ['ignore', said, said] });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`Building the ${step.name} failed:\n${readFileSync(saidFile, 'utf8')}`);
  } finally {
    closeSync(said);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds what has changed since the last time; says what it does. `only` limits it to some steps by name. */
export async function buildChanged(say: (line: string) => void, only?: readonly string[]): Promise<void> {
  const stamps: Record<string, string> = existsSync(STAMPS) ? JSON.parse(readFileSync(STAMPS, 'utf8')) : {};

  async function build(step: Step): Promise<void> {
    const begunAt = new Date();
    const digest = computeDigest(step.inputs);
    const present = step.outputs.every((output) => existsSync(join(ROOT, output)));
    if (!present || stamps[step.name] !== digest) {
      say(`Building the ${step.name}…`);
      await run(step);
      stamps[step.name] = digest;
      mkdirSync(join(ROOT, '.cache'), { recursive: true });
      writeFileSync(STAMPS, JSON.stringify(stamps, null, 2));
    }
    // Their time says up to when they are known to be current: embedded-mongodb/bin/ compares it with the sources'.
    for (const output of step.outputs) utimesSync(join(ROOT, output), begunAt, begunAt);
  }

  for (const steps of [FIRST, THEN]) {
    // A failure waits for the parallel steps, so that nothing continues after the rejection.
    const built = await Promise.allSettled(steps.filter(({ name }) => !only || only.includes(name)).map(build));
    for (const each of built) if (each.status === 'rejected') throw each.reason;
  }
}
