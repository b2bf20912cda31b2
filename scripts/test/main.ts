import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { describeTurn, turnOfCommit } from '../../test/kit/turns.ts';
import { buildChanged } from '../setup/build.ts';
import { commandLine } from '../setup/command-line.ts';
import { ROOT } from '../setup/paths.ts';
import { readStepResult, type StepResult } from './step-result.ts';
import { CHECKS, conformance, type Step, TESTS } from './steps.ts';
import { chooseTestDatabase } from './test-database.ts';

const say = (line: string) => console.log(line);

/** What a step has come to; one without a report counts as one test. */
function readResult(step: Step, exitCode: number): StepResult {
  const unnamed = { failures: [], notRun: [] };
  if (!step.report) return exitCode === 0 ? { passed: 1, failed: 0, ...unnamed } : { passed: 0, failed: 1, ...unnamed };
  if (!existsSync(step.report))
    return { ...unnamed, passed: 0, failed: 1, failures: ['the step ended without a report'] };
  return readStepResult(JSON.parse(readFileSync(step.report, 'utf8')), exitCode, ROOT);
}

/** Runs a step. Its output is streamed, or printed at the end if other steps run in parallel. */
async function run(step: Step, output: 'live' | 'in one piece'): Promise<StepResult> {
  const heading = `\n▶ ${step.name}`;
  if (output === 'live') say(heading);
  if (step.report) rmSync(step.report, { force: true });
  const started = Date.now();
  const { file, args, shell } = commandLine(step.command);
  const stdio = output === 'live' ? 'inherit' : 'pipe';
  const child = spawn(file, args, { cwd: ROOT, env: { ...process.env, ...step.env }, stdio, shell });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, 'close');
  if (output === 'in one piece') say(`${heading}\n${Buffer.concat(said)}`);
  const result = readResult(step, Number(code ?? 1));
  say(`${result.failed === 0 ? '✔' : '✘'} ${step.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

/** Runs as many at once as there are cores. Throws after all have ended. */
async function sideBySide(work: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...work];
  async function takeFromWaiting(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  }
  const lanes = await Promise.allSettled(Array.from({ length: availableParallelism() }, takeFromWaiting));
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
}

/** Said first, and once for all steps: a download that fails takes seconds. */
async function chooseDatabase(): Promise<void> {
  if (process.env.MONGODB_URI) return say('Tests run on the database at MONGODB_URI.');
  const { kind, description } = await chooseTestDatabase(process.env, say);
  say(`Tests run on ${description}.`);
  process.env.TEST_DATABASE = kind;
}

/** Checks and builds use about one core each; tests use all of them and run one by one. */
async function main(only: string | undefined): Promise<void> {
  if (only === 'all') process.env.THOROUGHNESS = 'all';
  else process.env.TEST_TURN ??= turnOfCommit();
  if (only !== 'check') await chooseDatabase();
  const results = new Map<Step, StepResult>();
  const beside = (step: Step) => async () => void results.set(step, await run(step, 'in one piece'));
  await buildChanged(say, ['operation types', 'style functions']);
  if (only === 'check') {
    await sideBySide(CHECKS.map(beside));
  } else {
    await sideBySide([() => buildChanged(say), ...[conformance(only === 'all'), ...CHECKS].map(beside)]);
    if (only !== 'all') say(`\n${describeTurn()}`);
    for (const step of TESTS) results.set(step, await run(step, 'live'));
  }
  const failed = [...results].filter(([, result]) => result.failed > 0);
  const sum = (of: 'passed' | 'failed') => [...results.values()].reduce((total, result) => total + result[of], 0);
  const incomplete = [...results].filter(([, result]) => result.notRun.length > 0);
  for (const [{ name }, { notRun }] of incomplete) say([`\nNOT RUN: ${name}`, ...notRun].join('\n  '));
  for (const [{ name }, { failures }] of failed) say([`\nFailed: ${name}`, ...failures].join('\n  '));
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

try {
  await main(process.argv[2]);
} catch (error) {
  console.error((error as Error).message);
  say('\n0 passed, 1 failed');
  process.exitCode = 1;
}
