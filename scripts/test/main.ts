import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { buildChanged, OPERATION_TYPES } from '../setup/build.ts';
import { commandLine } from '../setup/command-line.ts';
import { ROOT } from '../setup/paths.ts';
import { startChild } from '../setup/run-child.mjs';
import { readOptions } from './options.ts';
import { describeOutcome, readStepResult, type StepResult } from './step-result.ts';
import { CHECKS_OF_CODE, CHECKS_OF_WHOLE, conformance, type Step, testSteps } from './steps.ts';
import { chooseTestDatabase } from './test-database.ts';

const say = (line: string) => console.log(line);

/** Result of a step; a step without a report counts as one test. */
function readResult(step: Step, exitCode: number): StepResult {
  const unnamed = { failures: [], notRun: [] };
  if (!step.report) return exitCode === 0 ? { passed: 1, failed: 0, ...unnamed } : { passed: 0, failed: 1, ...unnamed };
  if (!existsSync(step.report))
    return { ...unnamed, passed: 0, failed: 1, failures: ['the step ended without a report'] };
  return readStepResult(JSON.parse(readFileSync(step.report, 'utf8')), exitCode, ROOT);
}

/**
 * How a step runs: `live` streams its output, `in one piece` prints it at the end because steps run in parallel, and `in the
 * gaps` also uses only idle CPU time.
 */
type Manner = 'live' | 'in one piece' | 'in the gaps';

async function run(step: Step, manner: Manner): Promise<StepResult> {
  const heading = `\n▶ ${step.name}`;
  if (manner === 'live') say(heading);
  if (step.report) rmSync(step.report, { force: true });
  const started = Date.now();
  const output = manner === 'live' ? 'inherit' : 'pipe';
  const env = { ...process.env, ...step.env };
  const child = startChild(commandLine(step.command), { cwd: ROOT, env, stdout: output, stderr: output });
  if (manner === 'in the gaps' && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await child.ended;
  if (manner !== 'live') say(`${heading}\n${Buffer.concat(chunks)}`);
  const result = readResult(step, code);
  say(describeOutcome(step.name, result, Date.now() - started));
  return result;
}

type Work = () => Promise<void>;

/** Waits for all lanes, even if one fails. Throws the first error. */
async function all(lanes: readonly Promise<void>[]): Promise<void> {
  for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason;
}

/** Runs at most `lanes` steps at a time, by default one per core. */
async function inLanes(work: readonly Work[], lanes = availableParallelism()): Promise<void> {
  const waiting = [...work];
  async function takeFromWaiting(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  }
  await all(Array.from({ length: lanes }, takeFromWaiting));
}

/** Chosen first, and once for all steps: a failing download takes seconds. */
async function chooseDatabase(): Promise<void> {
  if (process.env.MONGODB_URI) return say('Tests run on the database at MONGODB_URI.');
  const { kind, description } = await chooseTestDatabase(process.env, say);
  say(`Tests run on ${description}.`);
  process.env.TEST_DATABASE = kind;
}

/** Prints skipped and failed tests and the totals. */
function conclude(results: ReadonlyMap<Step, StepResult>): void {
  const failed = [...results].filter(([, result]) => result.failed > 0);
  const sum = (of: 'passed' | 'failed') => [...results.values()].reduce((total, result) => total + result[of], 0);
  const incomplete = [...results].filter(([, result]) => result.notRun.length > 0);
  for (const [{ name }, { notRun }] of incomplete) say([`\nNOT RUN: ${name}`, ...notRun].join('\n  '));
  for (const [{ name }, { failures }] of failed) say([`\nFailed: ${name}`, ...failures].join('\n  '));
  const wasRun = sum('passed') + sum('failed') > 0;
  say(wasRun ? `\n${sum('passed')} passed, ${sum('failed')} failed` : '\nNothing was run.');
  process.exitCode = wasRun && failed.length === 0 ? 0 : 1;
}

async function main(args: string[]): Promise<void> {
  const { isThorough, parts, shard } = readOptions(args);
  const tests = testSteps(parts, shard);
  if (isThorough) process.env.THOROUGHNESS = 'all';
  if (tests.length > 0) await chooseDatabase();
  const results = new Map<Step, StepResult>();
  const steps = (some: readonly Step[], manner: Manner) =>
    some.map(
      (step): Work =>
        async () =>
          void results.set(step, await run(step, manner)),
    );
  const [ofCode, ofWhole] = parts.includes('check') ? [CHECKS_OF_CODE, CHECKS_OF_WHOLE] : [[], []];
  const conformanceSteps = parts.includes('conformance') ? [conformance(isThorough)] : [];
  // Checks and builds use about one core each.
  const first =
    tests.length > 0
      ? [() => buildChanged(say), ...steps(ofCode, 'in one piece')]
      : steps([...ofCode, ...ofWhole], 'in one piece');
  const prepare = () => buildChanged(say, [...OPERATION_TYPES, 'style functions']);
  await all([inLanes(steps(conformanceSteps, 'in one piece'), 1), prepare().then(() => inLanes(first))]);
  if (tests.length > 0) {
    // Tests use all cores and run one after the other, but are idle for an eighth of the time.
    await all([inLanes(steps(tests, 'live'), 1), inLanes(steps(ofWhole, 'in the gaps'), 1)]);
  }
  conclude(results);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  say('\n0 passed, 1 failed');
  process.exitCode = 1;
}
