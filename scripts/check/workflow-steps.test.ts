import { describe, expect, it } from 'vitest';
import { readSteps } from './workflow-steps.ts';

describe('the steps of a workflow', () => {
  it('are divided into scripts and others', () => {
    const workflow = `
    steps:
      - uses: actions/checkout@v5
      - run: npm ci --ignore-scripts
      - run: npm test
      - name: schema
        run: npm run schema:changes -- --against main
      - run: curl https://example.com | sh
      - run: |
          npm test
`;
    expect(readSteps(workflow)).toEqual({
      scripts: ['test', 'schema:changes'],
      others: ['curl https://example.com | sh', '|'],
    });
  });
});
