import type { ClientSession, Connection } from 'mongoose';
import { runWithLastWrites } from './last-writes.ts';

/**
 * Runs work in one transaction: all of its writes or none. Retried by the driver on write conflicts, so the work must
 * read what it needs through the session and keep no state between tries. Throwing aborts. Writes that nothing else in it
 * depends on are handed to `writeLast`.
 */
export function inTransaction<T>(connection: Connection, work: (session: ClientSession) => T | Promise<T>): Promise<T> {
  const client = connection.getClient();
  return client.withSession((session) =>
    session.withTransaction(
      () => runWithLastWrites(client, session as ClientSession, () => work(session as ClientSession)),
      { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
    ),
  );
}
