import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.ts';
import { findBreakingChanges, getReleasedVersion, mayBreak } from './breaking-changes.ts';

/** Fails if the schema breaks callers of the last release, and the version that is worked on may not do that. */
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const released = read('schema/released/schema.graphql');
const { version } = JSON.parse(read('package.json')) as { version: string };
const releasedVersion = getReleasedVersion(released);
const breaking = await findBreakingChanges(released, read('schema/schema.graphql'));
if (breaking.length > 0) {
  const list = breaking.join('\n');
  if (mayBreak(releasedVersion, version)) {
    console.log(`Version ${version} breaks callers of ${releasedVersion}, which it may:\n${list}`);
  } else {
    console.error(
      `Version ${version} may not break callers of ${releasedVersion}:\n${list}\n` +
        'Keep each, deprecated with what replaces it, until a release has had it so (CONTRIBUTING.md, "Change the API").',
    );
    process.exitCode = 1;
  }
}
