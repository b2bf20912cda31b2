import { dirname } from 'node:path';
import { findMissingPaths } from './find-missing-paths.ts';
import { repositoryPaths, repositoryTexts } from './repository-files.ts';

/** Fails if a document names a file or folder that does not exist. */
const paths = new Set<string>();
for (const path of repositoryPaths()) for (let each = path; each !== '.'; each = dirname(each)) paths.add(each);

/** Documents that describe the state at the time of a decision or release. */
const HISTORY = /^(CHANGELOG\.md|docs\/(changes|decisions)\/)/;

const missing = repositoryTexts()
  .filter(({ path }) => path.endsWith('.md') && !HISTORY.test(path))
  .flatMap(({ path, text }) =>
    findMissingPaths(text, paths).map((named) => `${path} names ${named}, which is not there`),
  );
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
