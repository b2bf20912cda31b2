import type { AnyBulkWriteOperation } from 'mongodb';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Vault } from '../../common/tokens.ts';
import {
  ENCRYPTED_COLLECTIONS,
  type EncryptedCollection,
  type EncryptedDocument,
  FIRST_ID,
  isOutdated,
  readValues,
} from './encrypted-values.ts';

/** Documents per read and write. */
const BATCH = 200;
/** Maximum milliseconds of a run, which the next one continues: a run must end well before its lock expires. */
const RUN_MS = 10_000;
/** Milliseconds until the collections are read again after nothing was left to do; doubled each time, up to a day. */
const FIRST_REST_MS = 600_000;
const LONGEST_REST_MS = 86_400_000;
/** Maximum ids of unreadable documents in a log line. */
const NAMED = 5;

interface Pass {
  /** Index in `ENCRYPTED_COLLECTIONS`. */
  collection: number;
  after: typeof FIRST_ID;
  reencrypted: number;
  readonly unreadable: string[];
}

interface Deps {
  readonly connection: Connection;
  readonly vault: Vault;
  readonly log: Logger;
}

/**
 * Re-encrypts with APP_SECRET what APP_SECRET_PREVIOUS has encrypted. Finished values no longer match the query, so a killed run
 * repeats nothing. Passes continue as long as there is a previous secret: processes with other settings still write values of the
 * other secret, also before the current position of a pass.
 */
export function createReencryption({ connection, vault, log }: Deps) {
  const newPass = (): Pass => ({ collection: 0, after: FIRST_ID, reencrypted: 0, unreadable: [] });
  let pass = newPass();
  let restsUntil = 0;
  let restMs = FIRST_REST_MS;

  /** Each write is conditional on the value that was read: concurrent changes are kept, and the next pass finds them. */
  function toWrites(
    document: EncryptedDocument,
    place: EncryptedCollection,
  ): AnyBulkWriteOperation<EncryptedDocument>[] {
    return readValues(document, place).flatMap(([field, value]) => {
      if (value.startsWith(`${vault.keyId}:`)) return [];
      const text = vault.decrypt(value);
      if (text === null) {
        pass.unreadable.push(`${place.name} ${document._id}`);
        return [];
      }
      const filter = { _id: document._id, [field]: value };
      return [{ updateOne: { filter, update: { $set: { [field]: vault.encrypt(text) } } } }];
    });
  }

  /** Returns whether there may be more in this collection. */
  async function writeBatch(place: EncryptedCollection): Promise<boolean> {
    const collection = connection.collection<EncryptedDocument>(place.name);
    const projection = Object.fromEntries(place.fields.map((field) => [field, 1]));
    const documents = await collection
      .find({ _id: { $gt: pass.after }, ...isOutdated(place, vault) }, { projection })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    const writes = documents.flatMap((document) => toWrites(document, place));
    if (writes.length > 0) {
      pass.reencrypted += (await collection.bulkWrite(writes, { ordered: false })).modifiedCount;
    }
    pass.after = documents.at(-1)?._id ?? pass.after;
    return documents.length === BATCH;
  }

  function endPass(now: number): void {
    const { reencrypted, unreadable } = pass;
    if (reencrypted > 0) log.info({ reencrypted }, 'stored values were re-encrypted with APP_SECRET');
    if (unreadable.length > 0) {
      log.warn(
        { count: unreadable.length, documents: unreadable.slice(0, NAMED) },
        'stored values can be read with neither APP_SECRET nor APP_SECRET_PREVIOUS',
      );
    }
    if (reencrypted > 0) {
      // Starts again at once, for values written meanwhile.
      restMs = FIRST_REST_MS;
    } else {
      restsUntil = now + restMs;
      restMs = Math.min(restMs * 2, LONGEST_REST_MS);
    }
    pass = newPass();
  }

  return {
    async run(now = Date.now()): Promise<void> {
      if (!vault.isRotating || now < restsUntil) return;
      const end = Date.now() + RUN_MS;
      for (;;) {
        const place = ENCRYPTED_COLLECTIONS[pass.collection];
        if (!place) return endPass(now);
        if (!(await writeBatch(place))) {
          pass.collection += 1;
          pass.after = FIRST_ID;
        }
        if (Date.now() >= end) break;
      }
      log.info({ reencrypted: pass.reencrypted, after: pass.after }, 'still re-encrypting with APP_SECRET');
    },
  };
}

export type Reencryption = ReturnType<typeof createReencryption>;
