import { join } from 'node:path';
import { ROOT } from '../setup/paths.ts';
import type { Part } from './options.ts';

/** A step of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** In addition to the runner's own environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** File into which vitest or a compatible program writes its report; steps without it count as one test. */
  readonly report?: string;
}

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
/**
 * The native compiler takes a quarter of the time; tools that use TypeScript's API still need version 5. One thread, since
 * several would compute the same types repeatedly and other checks use the cores; and late garbage collection: together these
 * halve the work.
 */
const TYPE_CHECKER = [process.execPath, join(ROOT, 'node_modules/typescript-7/bin/tsc'), '--singleThreaded'];
const LATE_COLLECTION = { GOGC: '400' };
const REPORTS = join(ROOT, '.cache/test-reports');

function vitest(name: string, ...options: string[]): Step {
  const report = join(REPORTS, `${name.replace(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: [bin('vitest'), 'run', ...options, ...reporters], report };
}

/**
 * One program for the workspaces with the same compiler options: most of their sources are shared, and read once. Scripts are
 * separate, since some of their packages declare browser globals, which other Node code must not use by accident.
 */
const TYPES = {
  'what Node runs': 'scripts/check/types/node.json',
  'what browsers run': 'scripts/check/types/browser.json',
  scripts: 'scripts',
};

/** Checks of the code: if they fail, tests may not even run. Long ones start first. */
export const CHECKS_OF_CODE: readonly Step[] = [
  ...Object.entries(TYPES).map(([of, path]) => ({
    name: `types of ${of}`,
    command: [...TYPE_CHECKER, '-p', path],
    env: LATE_COLLECTION,
  })),
  { name: 'lint and format', command: [bin('biome'), 'ci', '--error-on-warnings'] },
];

/** Checks of the project as a whole. */
export const CHECKS_OF_WHOLE: readonly Step[] = [
  { name: 'unused code and dependencies', command: [bin('knip')] },
  { name: 'borders between modules', command: ['npm', 'run', '--silent', 'borders'] },
  { name: 'schema drift, descriptions and names', command: [bin('tsx'), 'scripts/check/schema.ts'] },
  { name: 'changes of the API since its release', command: [bin('tsx'), 'scripts/check/schema-changes.ts'] },
  { name: 'table of permissions', command: [bin('tsx'), 'scripts/check/permissions.ts'] },
  { name: 'replaced names', command: [bin('tsx'), 'scripts/check/names.ts'] },
  { name: 'numbered rules', command: [bin('tsx'), 'scripts/check/rules.ts'] },
  { name: 'workflows', command: [bin('tsx'), 'scripts/check/workflows.ts'] },
  { name: 'compose files', command: ['npm', 'run', '--silent', 'compose:lint'] },
  { name: 'paths in documents', command: [bin('tsx'), 'scripts/check/documented-paths.ts'] },
];

const conformanceReport = join(REPORTS, 'conformance.json');

/**
 * MongoDB's own specification tests, against the embedded server. They are idle most of the time, so they run in parallel with
 * builds and checks. `npm test` runs all tests that protect data and a fixed twelfth of the rest.
 */
export function conformance(runsAll: boolean): Step {
  const share = runsAll ? [] : ['--one-in', '12'];
  return {
    name: 'conformance of the embedded MongoDB',
    command: [bin('tsx'), 'embedded-mongodb/conformance/main.ts', ...share, '--report', conformanceReport],
    report: conformanceReport,
  };
}

/** The steps that run tests: those of these parts, or a shard of them. They use all cores. */
export function testSteps(parts: readonly Part[], shard: string | null): readonly Step[] {
  const suffix = shard === null ? '' : `, shard ${shard}`;
  const options = shard === null ? [] : [`--shard=${shard}`];
  return [
    ...(parts.includes('tests') ? [vitest(`unit and integration tests${suffix}`, ...options)] : []),
    ...(parts.includes('stories')
      ? [vitest(`end-to-end tests${suffix}`, '--config', 'test/e2e/vitest.config.ts', ...options)]
      : []),
  ];
}
