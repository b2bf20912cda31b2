import { describe, expect, it } from 'vitest';
import { findUnsafeParts } from './workflow-safety.ts';

const DIGEST = '0123456789abcdef0123456789abcdef01234567';

const workflow = (uses: string, job = '    timeout-minutes: 5\n') => `name: A
permissions:
  contents: read
concurrency:
  group: a
jobs:
  one:
    runs-on: ubuntu-22.04
${job}    steps:
      - uses: ${uses}
  other:
    uses: ./.github/workflows/other.yml
`;

describe('a workflow', () => {
  it.each([`actions/checkout@${DIGEST} # v6.0.2`, `github/codeql-action/init@${DIGEST} # v4`, './.github/actions/own'])(
    'may use %s',
    (uses) => {
      expect(findUnsafeParts(workflow(uses))).toEqual([]);
    },
  );

  it.each([
    'actions/checkout@v6',
    `actions/checkout@${DIGEST}`,
    `actions/checkout@${DIGEST.slice(1)} # v6.0.2`,
    `actions/checkout@${DIGEST} # main`,
  ])('may not use %s, which is not pinned to a commit with its version', (uses) => {
    expect(findUnsafeParts(workflow(uses))).toEqual([
      `${uses} is not pinned by 40 digits of its commit with the version behind it, as in "# v6.0.2"`,
    ]);
  });

  it('must declare its permissions, its concurrency and the time limit of each job', () => {
    const bare = workflow(`actions/checkout@${DIGEST} # v6.0.2`, '').replace(
      /permissions:\n.+\nconcurrency:\n.+\n/,
      '',
    );
    expect(findUnsafeParts(bare)).toEqual([
      'it has no permissions of its own',
      'it has no concurrency of its own',
      'job one has no timeout-minutes',
    ]);
  });
});
