import type { PersonName } from '@eunbit/schema/person-name';
import type { Connection } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import { userModel } from './user.model.ts';

/** Names of accounts by their ids, in one reading; accounts that are gone are missing. */
export async function readNames(
  connection: Connection,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PersonName>> {
  const known = [...new Set(ids)].filter((id): id is string => id !== null && isObjectId(id));
  if (known.length === 0) return new Map();
  const people = await userModel(connection).find({ _id: known }, { firstname: 1, lastname: 1 }).lean();
  return new Map(people.map(({ _id, firstname, lastname }) => [String(_id), { firstname, lastname }]));
}
