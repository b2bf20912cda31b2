import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
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

async function run(step: Step): Promise<Count> {
  say(`\n▶ ${step.name}`);
  if (step.report) rmSync(step.report, { force: true });
  const started = Date.now();
  const [program = '', ...args] = step.command;
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = await once(child, 'exit');
  const count = countOf(step, Number(code ?? 1));
  say(`${count.failed === 0 ? '✔' : '✘'} ${step.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return count;
}

async function main(only: string | undefined): Promise<void> {
  buildChanged(say, only === 'check' ? ['operation types'] : undefined);
  const steps = only === 'check' ? CHECKS : [...CHECKS, ...TESTS];
  const failures: string[] = [];
  let total: Count = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed, failed } = await run(step);
    if (failed > 0) failures.push(step.name);
    total = { passed: total.passed + passed, failed: total.failed + failed };
  }
  if (failures.length > 0) say(`\nFailed: ${failures.join(', ')}`);
  say(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

try {
  await main(process.argv[2]);
} catch (error) {
  console.error((error as Error).message);
  say('\n0 passed, 1 failed');
  process.exitCode = 1;
}
