import type { ChangeStream, Document } from 'mongodb';

/** A short wait for each batch, so that opening a stream does not take a second. */
export const QUICK = { maxAwaitTimeMS: 20 };

/** Opens the stream on the server before anything is written. */
export async function opened<Row extends Document>(stream: ChangeStream<Row>): Promise<ChangeStream<Row>> {
  await stream.tryNext();
  return stream;
}

/** The next events of a stream, unchanged. */
export async function take<Row extends Document>(stream: ChangeStream<Row>, count: number): Promise<Document[]> {
  const events: Document[] = [];
  while (events.length < count) events.push((await stream.next()) as Document);
  return events;
}
