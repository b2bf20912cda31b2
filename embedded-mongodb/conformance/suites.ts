import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EJSON } from 'bson';
import { fetchSuites, type SuiteSource } from './fetch-suites.ts';
import type { Suite } from './format.ts';

/** The files that a single server can be held against. Their maker publishes them with its driver, under Apache-2.0. */
const { files: FILES, ...SOURCE } = JSON.parse(
  readFileSync(new URL('specification-tests.json', import.meta.url), 'utf8'),
) as SuiteSource & { readonly files: readonly string[] };

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const FETCHED = path(`../../.cache/mongodb-specs/${SOURCE.commit}`);
const FOLDERS = process.env.MONGODB_SPECS
  ? [process.env.MONGODB_SPECS]
  : [path('../../../shared/mongodb-specs'), join(FETCHED, SOURCE.folder)];

/** Where a folder has these suites; null if one is missing. A copy may keep apart those that need fail points. */
export function locateSuites(folder: string, files: readonly string[]): readonly string[] | null {
  const located = files.map((file) =>
    [join(folder, file), join(folder, 'optional-failpoints', file)].find((candidate) => existsSync(candidate)),
  );
  return located.every((file) => file !== undefined) ? located : null;
}

const findFolder = () => FOLDERS.find((folder) => locateSuites(folder, FILES) !== null) ?? null;

/**
 * The folder that has the suites: the one that `MONGODB_SPECS` names, else one beside the checkout, else what has been fetched.
 * @throws with the reason, in one line, if there is none and none is to be fetched or can be
 */
export async function requireSuites(mayFetch: boolean): Promise<string> {
  const present = findFolder();
  if (present) return present;
  const missing = `MongoDB's tests are not at ${FOLDERS.at(-1)}`;
  if (process.env.MONGODB_SPECS) throw new Error(`${missing}, which MONGODB_SPECS names`);
  if (!mayFetch) throw new Error(`${missing}; npm run conformance fetches them`);
  console.log(`Fetching MongoDB's tests from ${SOURCE.repository}…`);
  try {
    await fetchSuites(SOURCE, FETCHED);
  } catch (error) {
    throw new Error(`${missing} and cannot be fetched: ${(error as Error).message}`);
  }
  const fetched = findFolder();
  if (!fetched) throw new Error(`${SOURCE.repository} at ${SOURCE.commit} lacks tests of the list`);
  return fetched;
}

/** The files whose path contains one of the filters; all of them without filters. */
export function suiteFiles(filters: readonly string[]): readonly string[] {
  return FILES.filter(
    (file) => filters.length === 0 || filters.some((filter) => file.includes(filter.replace(/\/$/, ''))),
  );
}

export function readSuite(folder: string, file: string): Suite {
  const [located = file] = locateSuites(folder, [file]) ?? [];
  return EJSON.parse(readFileSync(located, 'utf8'), { relaxed: true }) as Suite;
}
