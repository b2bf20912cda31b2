import { type Collection, getNamespace, type Index } from '../catalog/collection.ts';
import { IndexBuild } from '../index/build.ts';
import type { KeyRange } from '../storage/eraser.ts';
import { indexPrefix } from '../storage/keys.ts';
import type { WriteBatch } from '../transaction/write-batch.ts';
import type { Break, Writer } from '../transaction/writer.ts';
import { PAUSE, type Pause } from '../yielding.ts';
import { type Context, write } from './context.ts';

/**
 * Builds indexes while other operations read and write. The indexes are invisible until they are complete; if the build fails or
 * the process ends, they are removed.
 * @param publish adds the complete indexes to the collection
 */
export async function buildIndexes(
  context: Context,
  collection: Collection,
  indexes: readonly Index[],
  publish: (batch: WriteBatch) => void,
): Promise<void> {
  const { engine } = context;
  const build = new IndexBuild(collection, indexes);
  engine.builds.add(build);
  try {
    await write(context, (writer) => fillAndPublish(context, writer, build, publish));
  } catch (error) {
    if (!engine.writing.isClosing) engine.eraser.abandon(indexes.map(toKeyRange));
    throw error;
  } finally {
    engine.builds.delete(build);
  }
}

function* fillAndPublish(
  { engine }: Context,
  writer: Writer,
  build: IndexBuild,
  publish: (batch: WriteBatch) => void,
): Generator<Break, void> {
  const { collection, indexes } = build;
  const batchNow = () => {
    if (build.failure) throw build.failure;
    return writer.batchOn(collection);
  };
  let isReserved = false;
  /** Marks the range: it is erased at the next start unless the build completes. */
  const reserve = () => {
    if (isReserved) return;
    isReserved = true;
    const { writeSet } = batchNow();
    for (const index of indexes) engine.eraser.reserve(writeSet, toKeyRange(index));
    engine.catalog.saveIds(writeSet);
  };
  const pausing = function* (steps: Generator<Pause, void>): Generator<Pause, void> {
    for (const _ of steps) {
      reserve();
      yield PAUSE;
    }
  };
  const namespace = getNamespace(collection);
  yield* pausing(build.fill(batchNow));
  do {
    // An open transaction may have writes that are missing in the new indexes until it commits.
    while (engine.isUsed(namespace)) {
      reserve();
      yield engine.waitForUsers(namespace);
    }
    yield* pausing(build.finish(batchNow));
  } while (engine.isUsed(namespace));
  const batch = batchNow();
  for (const { id } of indexes) engine.eraser.keep(batch.writeSet, indexPrefix(id));
  engine.builds.delete(build);
  publish(batch);
  // Uses the number of the next commit.
  engine.catalog.recordChange(namespace, engine.locks.commitNumber + 1);
}

function toKeyRange({ id }: Index): KeyRange {
  return [indexPrefix(id), indexPrefix(id + 1)];
}
