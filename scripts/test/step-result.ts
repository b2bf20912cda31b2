import { relative } from 'node:path';

/** What a step of `npm test` has come to. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** Name and first line of the message of each failed test: the end of a log may be all that is kept of it. */
  readonly failures: readonly string[];
  /** Names of tests that were left out, for want of what they need, or why the whole step was. */
  readonly notRun: readonly string[];
}

/** The parts of vitest's JSON report that are read here. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Why the whole step was not run; missing if it was, and in vitest's own. */
  readonly notRun?: string;
  /** Missing in reports of programs that count alone. */
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of terminals begin with one.
const COLOURS = /\u001b\[[0-9;]*m/g;

const toFirstLine = (message = '') => message.replace(COLOURS, '').split('\n', 1)[0] ?? '';

/** Reads a report. A run that failed without a failed test, such as one whose file could not be loaded, is one failure. */
export function readStepResult(report: TestReport, exitCode: number, root: string): StepResult {
  const { numPassedTests: passed, numFailedTests, testResults = [] } = report;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${toFirstLine(message)}`] : [];
    return failed.map((test) => `${file} > ${test.fullName}: ${toFirstLine(test.failureMessages?.[0])}`);
  });
  const leftOut = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'skipped')
      .map((test) => `${relative(root, name)} > ${test.fullName}`),
  );
  const notRun = report.notRun === undefined ? leftOut : [report.notRun];
  return { passed, failed: exitCode === 0 ? numFailedTests : Math.max(1, numFailedTests), failures, notRun };
}

/** The last line of a step. What found out nothing, as for want of what it needs, is neither passed nor failed. */
export function describeOutcome(name: string, { passed, failed, notRun }: StepResult, durationMs: number): string {
  const duration = `(${(durationMs / 1000).toFixed(1)} s)`;
  if (failed > 0) return `✘ ${name} ${duration}`;
  if (passed > 0) return `✔ ${name} ${duration}${notRun.length > 0 ? `, ${notRun.length} not run` : ''}`;
  const [reason = 'there was nothing to run', ...others] = notRun;
  return `– ${name}: not run: ${reason}${others.length > 0 ? ` (${others.length} more)` : ''}`;
}
