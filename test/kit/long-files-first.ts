import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { takesTurns } from './turns.ts';

/**
 * Where nothing is known of earlier runs, the runner begins with the largest files. Some of those that take turns are short
 * to read and long to run: begun late, one of them would keep one worker busy while the others have nothing left.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => takesTurns(moduleId);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
