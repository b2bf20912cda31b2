import type { Collection, Document, MongoClient } from 'mongodb';

/** Fills a collection with the documents that `buildRow` returns for 0, 1, 2 and so on. */
export async function fill<Row extends Document>(
  rows: Collection<Row>,
  count: number,
  buildRow: (id: number) => Row,
): Promise<void> {
  const batch = 5000;
  for (let from = 0; from < count; from += batch) {
    const size = Math.min(batch, count - from);
    await rows.insertMany(Array.from({ length: size }, (_, at) => buildRow(from + at)) as never);
  }
}

/** Locks a document in a transaction, so that no other write to it completes before the returned function is called. */
export async function hold<Row extends Document & { _id: number }>(
  client: MongoClient,
  rows: Collection<Row>,
  _id: number,
): Promise<() => Promise<void>> {
  const session = client.startSession();
  session.startTransaction();
  await rows.updateOne({ _id } as never, { $set: { held: true } } as never, { session });
  return async () => {
    await session.abortTransaction();
    await session.endSession();
  };
}

/** Repeats a step while `work` is running; returns the number of repetitions and the result of the work. */
export async function during<T>(
  work: Promise<T>,
  step: (turn: number) => Promise<unknown>,
): Promise<{ turns: number; result: PromiseSettledResult<T> }> {
  let isOver = false;
  const ended = Promise.allSettled([work]).then(([result]) => {
    isOver = true;
    return result as PromiseSettledResult<T>;
  });
  let turns = 0;
  while (!isOver) {
    await step(turns);
    if (!isOver) turns++;
  }
  return { turns, result: await ended };
}
