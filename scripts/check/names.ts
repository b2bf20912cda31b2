import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.ts';
import { findGoneNames } from './gone-names.ts';

/** Fails where a name that has been replaced is written again. */
const TEXT = /\.(ts|tsx|mjs|graphql|json|md)$/;

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  .split('\n')
  .filter((path) => TEXT.test(path) && path !== 'package-lock.json');
const problems = files.flatMap((path) =>
  findGoneNames(path, readFileSync(join(ROOT, path), 'utf8')).map(
    ({ line, name, instead }) => `${path}:${line}: ${name} has gone; say ${instead} (docs/glossary.md)`,
  ),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`No replaced name in ${files.length} files.`);
