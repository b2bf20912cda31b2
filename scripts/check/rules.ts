import { dirname } from 'node:path';
import { findRuleProblems } from './find-rule-problems.ts';
import { repositoryPaths, repositoryTexts } from './repository-files.ts';

/** Fails if rule numbers in `docs/rules`, code and tests are inconsistent. */
const paths = new Set<string>();
for (const path of repositoryPaths()) for (let each = path; each !== '.'; each = dirname(each)) paths.add(each);

const problems = findRuleProblems(repositoryTexts(), paths);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
