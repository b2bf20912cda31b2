import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { ROOT } from '../setup/paths.ts';
import { findBreakingChanges, getReleasedVersion, mayBreak } from './breaking-changes.ts';
import { findRefusedOperations, RELEASED_OPERATIONS, type ReleasedOperations } from './released-operations.ts';

interface Callers {
  /** The schema for which they were written. */
  readonly schema: string;
  /** Their operations, if known: those of pages that are open when the next version is deployed. */
  readonly operations: ReleasedOperations;
  readonly version: string;
  /** Used in the message. */
  readonly description: string;
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const readVersion = (packageFile: string) => (JSON.parse(packageFile) as { version: string }).version;

function ofLastRelease(): Callers {
  const schema = read('schema/released/schema.graphql');
  const version = getReleasedVersion(schema);
  const operations = JSON.parse(read(RELEASED_OPERATIONS)) as ReleasedOperations;
  return { schema, operations, version, description: version };
}

/** The callers of another commit, such as `origin/main`. */
function ofCommit(commit: string): Callers {
  const show = (path: string) => execFileSync('git', ['show', `${commit}:${path}`], { cwd: ROOT, encoding: 'utf8' });
  return {
    schema: show('schema/schema.graphql'),
    operations: {},
    version: readVersion(show('package.json')),
    description: commit,
  };
}

/**
 * `[--against COMMIT]`: fails if the schema breaks callers of the last release, or of a commit, and the current version may not
 * do that.
 */
const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
const callers = against ? ofCommit(against) : ofLastRelease();
const version = readVersion(read('package.json'));
const schema = read('schema/schema.graphql');
const breaking = [
  ...(await findBreakingChanges(callers.schema, schema)),
  ...findRefusedOperations(callers.operations, buildSchema(schema)),
];
if (breaking.length > 0) {
  const list = breaking.join('\n');
  if (mayBreak(callers.version, version)) {
    console.log(`Version ${version} breaks callers of ${callers.description}, which it may:\n${list}`);
  } else {
    console.error(
      `Version ${version} may not break callers of ${callers.description}:\n${list}\n` +
        'Keep each, deprecated with what replaces it, until a release has had it so (CONTRIBUTING.md, "Change the API").',
    );
    process.exitCode = 1;
  }
}
