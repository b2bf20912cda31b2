import type { ClientSession, Connection } from 'mongoose';

/**
 * Runs work in one transaction: all of its writes or none. Retried by the driver on write conflicts, so the work must
 * read what it needs through the session and keep no state between tries. Throwing aborts.
 */
export function inTransaction<T>(connection: Connection, work: (session: ClientSession) => Promise<T>): Promise<T> {
  return connection.getClient().withSession((session) =>
    session.withTransaction(() => work(session as ClientSession), {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority' },
    }),
  );
}
