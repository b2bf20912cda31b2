import { join } from 'node:path';
import { ROOT } from '../setup/paths.ts';

/** One thing that `npm test` finds out. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Where vitest, or what reports like it, leaves its counts; steps without it count as one. */
  readonly report?: string;
}

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
const WORKSPACES = ['schema', 'server', 'ui', 'web', 'admin', 'scripts', 'test', 'embedded-mongodb'];
const REPORTS = join(ROOT, '.cache/test-reports');

function vitest(name: string, ...options: string[]): Step {
  const report = join(REPORTS, `${name.replace(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: [bin('vitest'), 'run', ...options, ...reporters], report };
}

/** MongoDB's own specification tests, against the embedded server. */
function conformance(): Step {
  const report = join(REPORTS, 'conformance.json');
  return {
    name: 'conformance of the embedded MongoDB',
    command: [bin('tsx'), 'embedded-mongodb/conformance/main.ts', '--report', report],
    report,
  };
}

/** Static checks: quick, and the first to say that something is off. */
export const CHECKS: readonly Step[] = [
  { name: 'schema drift and descriptions', command: [bin('tsx'), 'scripts/check/schema.ts'] },
  { name: 'table of permissions', command: [bin('tsx'), 'scripts/check/permissions.ts'] },
  { name: 'lint and format', command: [bin('biome'), 'ci', '--error-on-warnings'] },
  ...WORKSPACES.map((workspace) => ({ name: `types of ${workspace}`, command: [bin('tsc'), '-p', workspace] })),
  { name: 'unused code and dependencies', command: [bin('knip')] },
];

export const TESTS: readonly Step[] = [
  vitest('unit and integration tests'),
  conformance(),
  vitest('end-to-end tests', '--config', 'test/e2e/vitest.config.ts'),
];
