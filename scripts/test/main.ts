import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildChanged } from '../setup/build.ts';
import { ROOT } from '../setup/paths.ts';
import { CHECKS, type Step, TESTS } from './steps.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const say = (line: string) => console.log(line);

/** What vitest counted. A run that ended badly without a failed test counts as one failure, never as success. */
function countOf(step: Step, exitCode: number): Count {
  const whole = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.report) return whole;
  if (!existsSync(step.report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(step.report, 'utf8'));
  return { passed: numPassedTests, failed: exitCode === 0 ? numFailedTests : Math.max(1, numFailedTests) };
}

/** Runs a step. Its output appears as it comes, or in one piece at the end where others run beside it. */
async function run(step: Step, output: 'live' | 'in one piece'): Promise<Count> {
  const heading = `\n▶ ${step.name}`;
  if (output === 'live') say(heading);
  if (step.report) rmSync(step.report, { force: true });
  const started = Date.now();
  const [program = '', ...args] = step.command;
  const stdio = output === 'live' ? 'inherit' : 'pipe';
  const child = spawn(program, args, { cwd: ROOT, stdio, shell: process.platform === 'win32' });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, 'close');
  if (output === 'in one piece') say(`${heading}\n${Buffer.concat(said)}`);
  const count = countOf(step, Number(code ?? 1));
  say(`${count.failed === 0 ? '✔' : '✘'} ${step.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return count;
}

/** Checks use one core each, so as many run at once as there are cores; tests use all of them and run one by one. */
async function runAll(checks: readonly Step[], tests: readonly Step[]): Promise<Map<Step, Count>> {
  const counts = new Map<Step, Count>();
  const waiting = [...checks];
  async function takeFromWaiting(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) counts.set(step, await run(step, 'in one piece'));
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeFromWaiting));
  for (const step of tests) counts.set(step, await run(step, 'live'));
  return counts;
}

async function main(only: string | undefined): Promise<void> {
  buildChanged(say, only === 'check' ? ['operation types'] : undefined);
  const counts = await runAll(CHECKS, only === 'check' ? [] : TESTS);
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
