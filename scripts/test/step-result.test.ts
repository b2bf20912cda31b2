import { describe, expect, it } from 'vitest';
import { describeOutcome, readStepResult, type TestReport } from './step-result.ts';

const passing = {
  name: '/shop/a.test.ts',
  status: 'passed',
  assertionResults: [{ fullName: 'adds', status: 'passed' }],
};

it('a result names each failed test with the first line of its message', () => {
  const failing = {
    name: '/shop/server/b.test.ts',
    status: 'failed',
    assertionResults: [
      {
        fullName: 'a cart adds',
        status: 'failed',
        failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  at b.test.ts'],
      },
      { fullName: 'a cart removes', status: 'passed' },
    ],
  };
  const report: TestReport = { numPassedTests: 2, numFailedTests: 1, testResults: [passing, failing] };

  expect(readStepResult(report, 1, '/shop')).toEqual({
    passed: 2,
    failed: 1,
    failures: ['server/b.test.ts > a cart adds: expected 1'],
    notRun: [],
  });
});

it('a result names a file that could not be loaded, which fails the step without a failed test', () => {
  const broken = { name: '/shop/c.test.ts', status: 'failed', message: 'not found', assertionResults: [] };
  const report: TestReport = { numPassedTests: 1, numFailedTests: 0, testResults: [passing, broken] };

  expect(readStepResult(report, 1, '/shop')).toEqual({
    passed: 1,
    failed: 1,
    failures: ['c.test.ts: not found'],
    notRun: [],
  });
});

it('a result names each skipped test, which neither passed nor failed', () => {
  const leftOut = {
    name: '/shop/d.test.ts',
    status: 'passed',
    assertionResults: [{ fullName: 'a page opens', status: 'skipped' }],
  };
  const report: TestReport = { numPassedTests: 1, numFailedTests: 0, testResults: [passing, leftOut] };

  const notRun = ['d.test.ts > a page opens'];
  expect(readStepResult(report, 0, '/shop')).toEqual({ passed: 1, failed: 0, failures: [], notRun });
});

it('a result counts a failed run without a failed test as one failure', () => {
  const report: TestReport = { numPassedTests: 1, numFailedTests: 0, testResults: [passing] };

  expect(readStepResult(report, 1, '/shop')).toEqual({ passed: 1, failed: 1, failures: [], notRun: [] });
});

it('a result is no failure if a step could not run, and includes the reason', () => {
  const report: TestReport = { numPassedTests: 0, numFailedTests: 0, notRun: 'the tests are not there' };

  const notRun = ['the tests are not there'];
  expect(readStepResult(report, 0, '/shop')).toEqual({ passed: 0, failed: 0, failures: [], notRun });
});

describe('the line of a step', () => {
  const result = { passed: 0, failed: 0, failures: [], notRun: [] };

  it('has a tick only if something passed and nothing failed', () => {
    expect(describeOutcome('lint', { ...result, passed: 1 }, 1234)).toBe('✔ lint (1.2 s)');
    expect(describeOutcome('lint', { ...result, passed: 1, failed: 2 }, 1234)).toBe('✘ lint (1.2 s)');
  });

  it('includes why nothing was run', () => {
    const notRun = ['the tests are not there'];
    expect(describeOutcome('conformance', { ...result, notRun }, 1234)).toBe(
      '– conformance: not run: the tests are not there',
    );
  });

  it('counts the tests that were left out', () => {
    const notRun = ['a page opens', 'a page closes'];
    expect(describeOutcome('stories', { ...result, passed: 5, notRun }, 1234)).toBe('✔ stories (1.2 s), 2 not run');
    expect(describeOutcome('stories', { ...result, notRun }, 1234)).toBe('– stories: not run: a page opens (1 more)');
  });
});
