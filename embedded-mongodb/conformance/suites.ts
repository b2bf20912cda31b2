import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EJSON } from 'bson';
import type { Suite } from './format.ts';

/** The folder with the suites: beside the checkout, unless `MONGODB_SPECS` names another one. */
export const SPECS_FOLDER =
  process.env.MONGODB_SPECS ?? fileURLToPath(new URL('../../../shared/mongodb-specs', import.meta.url));

interface ManifestTest {
  readonly description: string;
  /** `driver`: the driver under which the tests run cannot do what the test asks for. */
  readonly status: 'run' | 'driver' | 'failpoint' | 'skip';
  readonly reason?: string;
}

export interface SuiteFile {
  /** Relative to the folder of the suites. */
  readonly path: string;
  readonly tests: readonly ManifestTest[];
}

export function hasSuites(): boolean {
  return existsSync(join(SPECS_FOLDER, 'manifest.json'));
}

/** The files whose path contains one of the filters; all of them without filters. */
export function suiteFiles(filters: readonly string[]): SuiteFile[] {
  const manifest = JSON.parse(readFileSync(join(SPECS_FOLDER, 'manifest.json'), 'utf8')) as { files: SuiteFile[] };
  return manifest.files.filter(
    ({ path }) => filters.length === 0 || filters.some((filter) => path.includes(filter.replace(/\/$/, ''))),
  );
}

export function readSuite(file: SuiteFile): Suite {
  return EJSON.parse(readFileSync(join(SPECS_FOLDER, file.path), 'utf8'), { relaxed: true }) as Suite;
}
