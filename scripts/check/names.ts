import { findGoneNames } from './gone-names.ts';
import { repositoryTexts } from './repository-files.ts';

/** Fails if a replaced name is used again. */
const problems = repositoryTexts().flatMap(({ path, text }) =>
  findGoneNames(path, text).map(
    ({ line, name, instead }) => `${path}:${line}: ${name} has gone; say ${instead} (docs/glossary.md)`,
  ),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
