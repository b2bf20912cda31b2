import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isNewerBelow } from '../../embedded-mongodb/bin/is-newer-below.mjs';
import { canWrite } from './can-write.mjs';
import { commandLine } from './command-line.ts';
import { underLock } from './process-lock.mjs';
import { startChild } from './run-child.mjs';

export interface BuildStep {
  readonly name: string;
  /** Files and folders whose content determines whether the step has to run again. */
  readonly inputs: readonly string[];
  /** If they are missing, the step has never run. */
  readonly outputs: readonly string[];
  readonly command: readonly string[];
  readonly folder: string;
  /** Steps whose outputs it reads. */
  readonly after?: readonly string[];
}

/** A running build. */
export interface Build {
  /** Resolves when these steps are built, in this run or before. Rejects if the build fails. */
  until(...names: readonly string[]): Promise<void>;
  /** Resolves when all steps are built. */
  readonly ended: Promise<void>;
}

type Say = (line: string) => void;
/** The digest of the inputs from which each step was built; absent while it is being built. */
type Stamps = Record<string, string>;

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

function computeDigest(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(root, input);
    const files = existsSync(path) && !/\.\w+$/.test(input) ? filesBelow(path) : [path].filter(existsSync);
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const stampsFile = (root: string) => join(root, '.cache/build.json');

function readStamps(root: string): Stamps {
  const file = stampsFile(root);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Atomic: the file is complete even if the process is killed. */
function writeStamps(root: string, stamps: Stamps): void {
  const next = `${stampsFile(root)}.next`;
  writeFileSync(next, JSON.stringify(stamps, null, 2));
  renameSync(next, stampsFile(root));
}

/** Steps that have to run, each with the digest of its inputs. */
function findChanged(root: string, steps: readonly BuildStep[]): Map<BuildStep, string> {
  const stamps = readStamps(root);
  const digests = steps.map((step) => [step, computeDigest(root, step.inputs)] as const);
  const isBuilt = ({ name, outputs }: BuildStep, digest: string) =>
    stamps[name] === digest && outputs.every((output) => existsSync(join(root, output)));
  return new Map(digests.filter(([step, digest]) => !isBuilt(step, digest)));
}

/**
 * Updates the time of outputs that are known to be current. `run-program.mjs` and `embedded-mongodb/bin/` compare it with the
 * time of sources, which a checkout makes newer without changing them. If no source is newer, nothing is touched.
 */
function markCurrent(root: string, { inputs, outputs }: BuildStep, checkedAt: Date): void {
  for (const output of outputs.map((path) => join(root, path))) {
    const { mtimeMs } = statSync(output);
    if (!inputs.some((input) => isNewerBelow(join(root, input), mtimeMs, SKIPPED))) continue;
    try {
      utimesSync(output, checkedAt, checkedAt);
    } catch (error) {
      // If the files belong to another user or are read-only, programs run from their sources, which is slower.
      if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

async function run(root: string, step: BuildStep, addToLock: (pid: number) => void): Promise<void> {
  // Always production: a development build of React must not be served.
  const env = { ...process.env, NODE_ENV: 'production' };
  const logFile = join(root, '.cache/build', `${step.name.replaceAll(' ', '-')}.log`);
  // A file instead of a pipe: if the reader is killed, Panda fails to write its error, which fails again, in an endless loop.
  const log = openSync(logFile, 'w');
  try {
    const child = startChild(commandLine(step.command), {
      cwd: join(root, step.folder),
      env,
      stdout: log,
      stderr: log,
    });
    if (child.pid) addToLock(child.pid);
    if ((await child.ended) !== 0) {
      throw new Error(`Building the ${step.name} failed:\n${readFileSync(logFile, 'utf8')}`);
    }
  } finally {
    closeSync(log);
  }
}

function requireWritable(root: string, steps: readonly BuildStep[]): void {
  if (canWrite(root)) return;
  const names = steps.map(({ name }) => name).join(', ');
  throw new Error(
    `To be built: ${names}. But ${root} cannot be written. Run \`npm run build\` where it can, with the same sources.`,
  );
}

interface Building {
  readonly root: string;
  readonly changed: ReadonlyMap<BuildStep, string>;
  readonly say: Say;
  readonly addToLock: (pid: number) => void;
  readonly onBuilt: (step: BuildStep) => void;
}

async function build(step: BuildStep, digest: string, { root, say, addToLock, onBuilt }: Building): Promise<void> {
  const startedAt = new Date();
  say(`Building the ${step.name}…`);
  // Removes the stamp, so that the output of an interrupted build never counts as current.
  const { [step.name]: _, ...others } = readStamps(root);
  writeStamps(root, others);
  await run(root, step, addToLock);
  writeStamps(root, { ...readStamps(root), [step.name]: digest });
  for (const output of step.outputs) utimesSync(join(root, output), startedAt, startedAt);
  say(`Built the ${step.name} in ${((Date.now() - startedAt.getTime()) / 1000).toFixed(1)} s.`);
  onBuilt(step);
}

/** Runs as many steps at once as there are cores, each as soon as its inputs are built, in the order of the list. */
async function buildSideBySide(building: Building): Promise<void> {
  const waiting = new Map(building.changed);
  const unbuilt = new Set([...waiting.keys()].map(({ name }) => name));
  const running = new Set<Promise<void>>();
  const isReady = ({ after = [] }: BuildStep) => !after.some((name) => unbuilt.has(name));
  const begin = (step: BuildStep, digest: string) => {
    waiting.delete(step);
    const built = build(step, digest, building).then(() => {
      unbuilt.delete(step.name);
      running.delete(built);
    });
    running.add(built);
  };
  try {
    while (waiting.size + running.size > 0) {
      for (const [step, digest] of waiting) {
        if (running.size < availableParallelism() && isReady(step)) begin(step, digest);
      }
      await Promise.race(running);
    }
  } finally {
    // After a failure, waits for the parallel steps, so that nothing is still running after the rejection.
    await Promise.allSettled(running);
  }
}

async function buildSteps(root: string, steps: readonly BuildStep[], say: Say, onBuilt: Building['onBuilt']) {
  const checkedAt = new Date();
  const unbuilt = findChanged(root, steps);
  for (const step of steps) {
    if (unbuilt.has(step)) continue;
    markCurrent(root, step, checkedAt);
    onBuilt(step);
  }
  if (unbuilt.size === 0) return;
  requireWritable(root, [...unbuilt.keys()]);
  let hasWaited = false;
  const onWait = (pid: number) => {
    hasWaited = true;
    say(`Process ${pid} is installing or building in this folder; waiting for it…`);
  };
  await underLock(join(root, '.cache/preparing.lock'), onWait, async (addToLock) => {
    mkdirSync(join(root, '.cache/build'), { recursive: true });
    // The other process may have built them meanwhile.
    const changed = hasWaited ? findChanged(root, [...unbuilt.keys()]) : unbuilt;
    for (const step of unbuilt.keys()) if (!changed.has(step)) onBuilt(step);
    await buildSideBySide({ root, changed, say, addToLock, onBuilt });
  });
}

/**
 * Builds the steps whose inputs have changed since their last build, and reports the progress. If nothing has changed, nothing is
 * written: the folder may be read-only. Only one process at a time builds in a folder.
 */
export function beginBuild(root: string, steps: readonly BuildStep[], say: Say): Build {
  const built = new EventEmitter();
  const done = new Set<string>();
  const ended = buildSteps(root, steps, say, ({ name }) => {
    done.add(name);
    built.emit(name);
  });
  // Prevents an unhandled rejection if nobody awaits it yet.
  ended.catch(() => undefined);
  return {
    ended,
    until(...names) {
      const missing = names.filter((name) => !done.has(name));
      return Promise.race([ended, Promise.all(missing.map((name) => once(built, name))).then(() => undefined)]);
    },
  };
}
