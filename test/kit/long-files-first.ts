import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that start whole processes, the longest first, of those that take more than twenty seconds: short to read and long
 * to run.
 */
const LONG_FILES = [
  'test/integration/image.test.ts',
  'test/integration/backup.test.ts',
  'test/integration/start.test.ts',
  'test/integration/rolling-deploy.test.ts',
  'test/integration/drill.test.ts',
  'test/integration/doctor.test.ts',
  'test/e2e/stories/every-page.e2e.ts',
  'test/e2e/stories/back-office-accessibility.e2e.ts',
];

/**
 * Where nothing is known of earlier runs, the runner begins with the largest files. A long file that begins late keeps one
 * worker busy while the others have nothing left.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONG_FILES.findIndex((path) => moduleId.endsWith(`/${path}`));
      return index < 0 ? LONG_FILES.length : index;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
