import type { Collection, Db } from 'mongodb';
import { percentiles } from '../figures.ts';
import { type PathFigures, withCosts } from './measure.ts';
import { buildRow, type Row } from './rows.ts';

const AIM = 3000;

/** Inserts documents and waits for the event of each; returns the times from the start of each write to its event. */
export async function measureStream(
  database: Db,
  load: { documents: number; writers: number; serverPid: number | null },
): Promise<PathFigures> {
  const { documents, writers, serverPid } = load;
  const collection = database.collection<Row>('watched');
  await collection.deleteMany({});
  const stream = collection.watch();
  const begun = new Map<number, number>();
  const times: number[] = [];
  // Opens the stream on the server before the first insert.
  await stream.tryNext();
  const figures = await withCosts(serverPid, async () => {
    const began = performance.now();
    const written = insertAll(collection, documents, writers, begun);
    while (times.length < documents) {
      const event = await stream.next();
      if (event.operationType !== 'insert') continue;
      times.push(performance.now() - (begun.get(event.documentKey._id) ?? Number.NaN));
    }
    await written;
    const perSecond = (documents * 1000) / (performance.now() - began);
    return { count: documents, perSecond, ...percentiles(times), errors: 0, firstError: null };
  });
  await stream.close();
  return { path: `change stream, ${documents} documents`, aim: AIM, ...figures };
}

async function insertAll(
  collection: Collection<Row>,
  documents: number,
  writers: number,
  begun: Map<number, number>,
): Promise<void> {
  let nextId = 0;
  async function insertOnAndOn(): Promise<void> {
    while (nextId < documents) {
      const id = nextId;
      nextId += 1;
      begun.set(id, performance.now());
      await collection.insertOne(buildRow(id));
    }
  }
  await Promise.all(Array.from({ length: writers }, insertOnAndOn));
}
