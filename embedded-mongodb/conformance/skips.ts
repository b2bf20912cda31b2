import type { Suite, Test } from './format.ts';
import { type ServerFacts, unmetRequirement, usesFailPoints } from './requirements.ts';
import type { SuiteFile } from './suites.ts';

/** Tests that cannot pass for reasons that lie in the driver, beside those that the manifest names. */
const DRIVER_DIFFERENCES: readonly { file: string; test: string; reason: string }[] = [
  {
    file: 'retryable-writes/unified/bulkWrite.json',
    test: 'First insertOne is never committed',
    reason: 'node driver lists the _id of an insert that failed',
  },
];

/** Why a test is not run; undefined where it is. */
export function skipReason(file: SuiteFile, suite: Suite, test: Test, facts: ServerFacts): string | undefined {
  const listed = file.tests.find(({ description }) => description === test.description);
  if (listed?.status === 'driver') return `driver: ${listed.reason}`;
  const known = DRIVER_DIFFERENCES.find((entry) => file.path.endsWith(entry.file) && entry.test === test.description);
  if (known) return `driver: ${known.reason}`;
  const unmet = unmetRequirement(suite.runOnRequirements, facts) ?? unmetRequirement(test.runOnRequirements, facts);
  if (unmet) return `requirement: ${unmet}`;
  if (usesFailPoints(test) && !facts.hasFailPoints) return 'needs a server with fail points';
  return undefined;
}
