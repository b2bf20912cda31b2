import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that run for more than three quarters of a minute, longest first: most of them start whole processes. */
const LONG_FILES = [
  'test/integration/backup.test.ts',
  'test/integration/start.test.ts',
  'test/integration/rolling-deploy.test.ts',
  'test/integration/telemetry.test.ts',
  'test/integration/dev.test.ts',
  'test/integration/image.test.ts',
  'test/integration/drill.test.ts',
  'test/integration/doctor.test.ts',
  'test/integration/shutdown.test.ts',
  'test/integration/chaos.test.ts',
  'test/e2e/stories/back-office-accessibility.e2e.ts',
  'test/e2e/stories/scripts-held-back-controls.e2e.ts',
  'test/e2e/stories/every-page.e2e.ts',
  'test/e2e/stories/scripts-held-back.e2e.ts',
];

/**
 * Without a record of earlier runs, the runner starts with the largest files. A long file that starts late keeps one worker busy
 * while the others are idle.
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
