import type { Connection } from 'mongoose';
import type { Vault } from '../../common/tokens.ts';
import {
  ENCRYPTED_COLLECTIONS,
  type EncryptedCollection,
  type EncryptedDocument,
  FIRST_ID,
  isEncrypted,
  isOutdated,
  readValues,
} from './encrypted-values.ts';

/** Number of documents that are decrypted as a sample, of the outdated and of the newest. */
const TRIED = 100;

export interface EncryptedValuesFacts {
  /** Whether a previous secret is accepted. */
  readonly isRotating: boolean;
  /** Number of documents with a value that the current secret may not have encrypted. */
  readonly outdated: number;
  /** Sampled documents with a value that no secret of the shop can decrypt. */
  readonly unreadable: readonly string[];
}

/**
 * Reports which secrets the stored values need. Reads whole collections, on request of staff and operators; fails if that takes
 * longer than `maxTimeMS`.
 */
export async function readEncryptedValues(
  connection: Connection,
  vault: Vault,
  maxTimeMS: number,
): Promise<EncryptedValuesFacts> {
  async function readCollection(place: EncryptedCollection) {
    const collection = connection.collection<EncryptedDocument>(place.name);
    const outdated = { _id: { $gt: FIRST_ID }, ...isOutdated(place, vault) };
    const projection = Object.fromEntries(['number', ...place.fields].map((field) => [field, 1]));
    const find = (filter: object, direction: 1 | -1) =>
      collection.find(filter, { projection, maxTimeMS }).sort({ _id: direction }).limit(TRIED).toArray();
    const [oldest, newest] = await Promise.all([
      find(outdated, 1),
      find({ _id: { $gt: FIRST_ID }, ...isEncrypted(place) }, -1),
    ]);
    // Fewer than the limit are all of them: the collection was read to its end.
    const count = oldest.length < TRIED ? oldest.length : await collection.countDocuments(outdated, { maxTimeMS });
    const unreadable = [...oldest, ...newest]
      .filter((document) => readValues(document, place).some(([, value]) => vault.decrypt(value) === null))
      .map((document) => `${place.name} ${'number' in document ? document.number : document._id}`);
    return { count, unreadable };
  }
  const found = await Promise.all(ENCRYPTED_COLLECTIONS.map(readCollection));
  return {
    isRotating: vault.isRotating,
    outdated: found.reduce((sum, { count }) => sum + count, 0),
    unreadable: [...new Set(found.flatMap(({ unreadable }) => unreadable))],
  };
}
