import type { ClientSession, Connection } from 'mongoose';
import { runWithLastWrites } from './last-writes.ts';

const afterwards = new WeakMap<ClientSession, (() => void)[]>();

/**
 * Runs work once after a transaction is committed, and never if it is aborted. The work must not fail: the transaction cannot be
 * undone.
 */
export function afterCommit(session: ClientSession, work: () => void): void {
  const queue = afterwards.get(session);
  if (!queue) throw new Error('afterCommit must be called within inTransaction');
  queue.push(work);
}

/**
 * Runs work in one transaction: all of its writes or none. Retried by the driver on write conflicts, so the work must read what
 * it needs through the session and keep no state between attempts. Throwing aborts. Pass writes that nothing else depends on to
 * `writeLast`.
 */
export function inTransaction<T>(connection: Connection, work: (session: ClientSession) => T | Promise<T>): Promise<T> {
  const client = connection.getClient();
  return client.withSession(async (driverSession) => {
    const session = driverSession as ClientSession;
    const result = await session.withTransaction(
      () => {
        // Only those of the committed attempt run.
        afterwards.set(session, []);
        return runWithLastWrites(client, session, () => work(session));
      },
      { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
    );
    for (const each of afterwards.get(session) ?? []) each();
    return result;
  });
}
