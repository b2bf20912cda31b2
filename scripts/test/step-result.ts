import { relative } from 'node:path';

/** Result of a step of `npm test`. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** Name and first line of the message of each failed test: sometimes only the end of a log is available. */
  readonly failures: readonly string[];
  /** Names of tests that were skipped because something is missing, or why the whole step was skipped. */
  readonly notRun: readonly string[];
}

/** The parts of vitest's JSON report that are used here. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Why the whole step was skipped; absent if it ran, and in vitest's own reports. */
  readonly notRun?: string;
  /** Absent in reports that only have totals. */
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colour codes start with one.
const COLOURS = /\u001b\[[0-9;]*m/g;

const toFirstLine = (message = '') => message.replace(COLOURS, '').split('\n', 1)[0] ?? '';

/**
 * Reads a report. A run that failed without a failed test, for example because a file could not be loaded, counts as one failure.
 */
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

/** The last line of a step. A step that was skipped has neither passed nor failed. */
export function describeOutcome(name: string, { passed, failed, notRun }: StepResult, durationMs: number): string {
  const duration = `(${(durationMs / 1000).toFixed(1)} s)`;
  if (failed > 0) return `✘ ${name} ${duration}`;
  if (passed > 0) return `✔ ${name} ${duration}${notRun.length > 0 ? `, ${notRun.length} not run` : ''}`;
  const [reason = 'there was nothing to run', ...others] = notRun;
  return `– ${name}: not run: ${reason}${others.length > 0 ? ` (${others.length} more)` : ''}`;
}
