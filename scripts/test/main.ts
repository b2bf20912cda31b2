import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildChanged } from '../setup/build.ts';
import { commandLine } from '../setup/command-line.ts';
import { ROOT } from '../setup/paths.ts';
import { CHECKS, CONFORMANCE, type Step, TESTS } from './steps.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const say = (line: string) => console.log(line);

/** The counts of vitest. A run that failed without a failed test counts as one failure. */
function readCounts(step: Step, exitCode: number): Count {
  const whole = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.report) return whole;
  if (!existsSync(step.report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(step.report, 'utf8'));
  return { passed: numPassedTests, failed: exitCode === 0 ? numFailedTests : Math.max(1, numFailedTests) };
}

/** Runs a step. Its output is streamed, or printed at the end if other steps run in parallel. */
async function run(step: Step, output: 'live' | 'in one piece'): Promise<Count> {
  const heading = `\n▶ ${step.name}`;
  if (output === 'live') say(heading);
  if (step.report) rmSync(step.report, { force: true });
  const started = Date.now();
  const { file, args, shell } = commandLine(step.command);
  const stdio = output === 'live' ? 'inherit' : 'pipe';
  const child = spawn(file, args, { cwd: ROOT, stdio, shell });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, 'close');
  if (output === 'in one piece') say(`${heading}\n${Buffer.concat(said)}`);
  const count = readCounts(step, Number(code ?? 1));
  say(`${count.failed === 0 ? '✔' : '✘'} ${step.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return count;
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

/** Checks and builds use about one core each; tests use all of them and run one by one. */
async function main(only: string | undefined): Promise<void> {
  const counts = new Map<Step, Count>();
  const beside = (step: Step) => async () => void counts.set(step, await run(step, 'in one piece'));
  await buildChanged(say, ['operation types']);
  if (only === 'check') {
    await sideBySide(CHECKS.map(beside));
  } else {
    await sideBySide([() => buildChanged(say), ...[CONFORMANCE, ...CHECKS].map(beside)]);
    for (const step of TESTS) counts.set(step, await run(step, 'live'));
  }
  const failed = [...counts].filter(([, count]) => count.failed > 0);
  const sum = (of: keyof Count) => [...counts.values()].reduce((total, count) => total + count[of], 0);
  if (failed.length > 0) say(`\nFailed: ${failed.map(([{ name }]) => name).join(', ')}`);
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
